/** HOME-4: a tile keeps its picture for 3000 to 5000 ms, at random. */
const shortestMs = 3000;
const longestMs = 5000;

type Chance = () => number;

const stayMs = (chance: Chance): number => shortestMs + chance() * (longestMs - shortestMs);

/** HOME-5: any picture of the tile's own pool; a choice that equals the current one becomes its neighbour. */
export function nextPicture(count: number, current: number, chance: Chance): number {
  const pick = Math.floor(chance() * count);
  if (pick !== current) return pick;
  return pick + 1 < count ? pick + 1 : pick - 1;
}

export type SwapDependencies = Readonly<{
  chance: Chance;
  later: (act: () => void, ms: number) => () => void;
  isHeld: () => boolean;
  /** Fetches a picture before it is shown, so that no tile is ever blank. Rejects where it cannot be fetched. */
  bring: (picture: number) => Promise<void>;
  hang: (picture: number) => void;
}>;

/**
 * Swaps a tile's picture again and again (HOME-4). A tile that is held keeps its picture until its next turn.
 * @returns stops it
 */
export function keepSwapping(count: number, dependencies: SwapDependencies): () => void {
  const { chance, later, isHeld, bring, hang } = dependencies;
  let current = 0;
  let stopped = false;
  let callOff = () => {};
  const wait = () => {
    if (!stopped) callOff = later(turn, stayMs(chance));
  };
  const turn = async () => {
    const next = nextPicture(count, current, chance);
    const brought =
      !isHeld() &&
      (await bring(next).then(
        () => true,
        () => false,
      ));
    // while the picture was fetched, the pointer may have moved onto the tile
    if (brought && !stopped && !isHeld()) {
      hang(next);
      current = next;
    }
    wait();
  };
  wait();
  return () => {
    stopped = true;
    callOff();
  };
}
