/** Centimetres, both above zero. */
type Extent = Readonly<{ width: number; height: number }>;

/** What stands in the room, in centimetres. A stranger's room is guessed: these are the usual measures of a living room. */
export const room = {
  sofa: { width: 210, height: 82 },
  person: 170,
  /** The centre of a work hangs at the height of the eyes. */
  eyes: 150,
  /** Above this no work reaches. */
  top: 246,
  /** The least distance between a work and the sofa. */
  gap: 12,
} as const;

export type Hanging = Readonly<{
  /** Of the work above the floor, in centimetres. */
  centre: number;
  /** Whether the sofa can stay below the work. */
  sofa: boolean;
}>;

/**
 * How high a work hangs. Its centre is at 150 cm; it keeps clear of the sofa, and where it would reach the ceiling by
 * that, the sofa makes room.
 */
export function hang({ height }: Extent): Hanging {
  const overSofa = Math.max(room.eyes, room.sofa.height + room.gap + height / 2);
  if (overSofa + height / 2 <= room.top) return { centre: overSofa, sofa: true };
  return { centre: Math.max(room.eyes, height / 2 + 10), sofa: false };
}

const ratioOf = ({ width, height }: Extent): number => width / height;

/**
 * A standard size as the picture lies in it: sizes are written upright, and a picture that is clearly wider than high
 * turns them.
 */
export const turned = (size: Extent, picture: Extent): Extent =>
  ratioOf(picture) > 1.04 ? { width: size.height, height: size.width } : size;

/** Beyond this a picture would lose too much of itself, so it stays whole on a primed canvas. */
const mostTrimmed = 0.2;

/** Whether a picture covers its place and loses a little at two edges, or stands in it whole. */
export const fits = (picture: Extent, place: Extent): 'trimmed' | 'whole' =>
  Math.abs(Math.log(ratioOf(picture) / ratioOf(place))) > mostTrimmed ? 'whole' : 'trimmed';
