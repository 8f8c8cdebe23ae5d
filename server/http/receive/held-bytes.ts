import type { Prefix } from '../abuse/prefixes';
import { tally } from '../abuse/tally';

/** One request's part of a memory or disk budget that all requests share. */
export type HeldBytes = Readonly<{
  /** Takes so many bytes. False if there is no room, or if the place was lost or released. */
  take: (bytes: number) => boolean;
  /** The whole body has arrived: from now on the place cannot be lost to others. */
  arrived: () => void;
  /** Makes room by taking the place of the slowest sender. @returns the bytes that it held; 0 if there is no other */
  makeRoom: () => number;
  release: () => void;
}>;

type Rules = Readonly<{
  /** Bytes, for all requests together. */
  most: number;
  /** Bytes, for one visitor; wider prefixes have a multiple of it. */
  share: number;
  /** How long a new request keeps its place in any case: its speed cannot be measured earlier. */
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
 * Counts the bytes that arrived, not the Content-Length, so that announcing much and sending little blocks nobody. When
 * it is full, the slowest sender loses its place, so that sending slowly for long blocks nobody either.
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
  /** Among those that hold bytes, still send, and have sent for long enough to measure their speed. */
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
