import type { Prefix } from '../abuse/prefixes';
import { tally } from '../abuse/tally';

/** What one request holds of a room that all share. */
export type HeldBytes = Readonly<{
  /** Whether so many more may come. A place that is lost or given back takes nothing any more. */
  take: (bytes: number) => boolean;
  /** All has come: from now on the place is not lost to others. */
  arrived: () => void;
  /** Makes room for this one by taking the slowest one's place. @returns how many bytes that one held */
  makeRoom: () => number;
  /** Gives everything back. */
  release: () => void;
}>;

type Rules = Readonly<{
  /** For all together. */
  most: number;
  /** For one visitor; wider prefixes in proportion. */
  share: number;
  /** How long nobody loses a place: the beginning says nothing of how fast somebody is. */
  graceMs: number;
}>;
type Place = {
  bytes: number;
  isArriving: boolean;
  readonly from: readonly Prefix[];
  readonly began: number;
  readonly lose: () => void;
};

export type SharedRoom = (from: readonly Prefix[], onLost?: () => void) => HeldBytes;

/**
 * Counts what arrives, not what is announced, so that announcing much and sending little blocks nobody. Where it is full,
 * whoever sends slowest loses the place, so that sending little for long blocks nobody either.
 */
export function sharedRoom({ most, share, graceMs }: Rules, now: () => number = () => performance.now()): SharedRoom {
  const places = new Set<Place>();
  const held = tally();
  let all = 0;

  const change = (place: Place, by: number): void => {
    place.bytes += by;
    all += by;
    held.change(place.from, by);
  };
  const leave = (place: Place): void => {
    if (places.delete(place)) change(place, -place.bytes);
  };
  const speedOf = ({ bytes, began }: Place): number => bytes / (now() - began);
  /** Of those who hold something, whose speed is known, and who still send. */
  const slowest = (): Place | undefined =>
    [...places]
      .filter(({ bytes, isArriving, began }) => bytes > 0 && isArriving && now() - began >= graceMs)
      .reduce<Place | undefined>((slow, place) => (slow && speedOf(slow) <= speedOf(place) ? slow : place), undefined);

  return (from, onLost = () => undefined) => {
    const place: Place = { bytes: 0, isArriving: true, from, began: now(), lose: onLost };
    places.add(place);
    const makeRoom = (): number => {
      const other = slowest();
      if (!other || other === place) return 0;
      const { bytes } = other;
      leave(other);
      other.lose();
      return bytes;
    };
    return {
      take(bytes) {
        if (!places.has(place) || held.above(from, share, bytes)) return false;
        while (all + bytes > most) if (makeRoom() === 0) return false;
        change(place, bytes);
        return true;
      },
      arrived: () => {
        place.isArriving = false;
      },
      makeRoom,
      release: () => leave(place),
    };
  };
}
