/** HOME-5: any of so many; a choice that equals the present one becomes its neighbour. */
export function another(count: number, present: number): number {
  const pick = Math.floor(Math.random() * count);
  if (pick !== present) return pick;
  return pick + 1 < count ? pick + 1 : pick - 1;
}

/** HOME-4: what is shown stays for 3000 to 5000 ms, by chance. */
const stayMs = () => 3000 + Math.random() * 2000;

type Swap = Readonly<{
  count: number;
  from: number;
  /** What is held stays until its next turn. */
  isHeld: () => boolean;
  /** @returns false where it cannot be shown */
  show: (next: number) => Promise<boolean>;
  signal: AbortSignal;
}>;

export function keepSwapping({ count, from, isHeld, show, signal }: Swap): void {
  let present = from;
  const turn = async () => {
    if (signal.aborted) return;
    const next = another(count, present);
    if (!isHeld() && (await show(next))) present = next;
    setTimeout(turn, stayMs());
  };
  setTimeout(turn, stayMs());
}
