import { sizes } from '@/content/order';
import type { OrderDraft } from '../order/order';
import { type Centimetres, readSize, sheetOf } from '../order/size';

/** In centimetres. A stranger's room is guessed: these are the usual measures of a living room. */
export const room = {
  sofa: { width: 210, height: 82 },
  person: 170,
  /** The centre of a work hangs at the height of the eyes. */
  eyes: 150,
  top: 246,
  /** At least between a work and the sofa. */
  gap: 12,
} as const;

/** The centre is at the eyes, but clear of the sofa, which is left out where that would push the work above the ceiling. */
export function hang({ height }: Centimetres): Readonly<{ centre: number; sofa: boolean }> {
  const overSofa = Math.max(room.eyes, room.sofa.height + room.gap + height / 2);
  if (overSofa + height / 2 <= room.top) return { centre: overSofa, sofa: true };
  return { centre: Math.max(room.eyes, height / 2 + 10), sofa: false };
}

const ratioOf = ({ width, height }: Centimetres): number => width / height;

/** A standard size turned as the picture is: sizes are written upright, and a clearly wider picture turns them. */
export const turned = (size: Centimetres, picture: Centimetres): Centimetres =>
  ratioOf(picture) > 1.04 ? { width: size.height, height: size.width } : size;

/** Beyond this a picture would lose too much of itself, so it stays whole on a primed canvas. */
const mostTrimmed = 0.2;

/** `trimmed`: it loses a little at two edges. */
export const fits = (picture: Centimetres, place: Centimetres): 'trimmed' | 'whole' =>
  Math.abs(Math.log(ratioOf(picture) / ratioOf(place))) > mostTrimmed ? 'whole' : 'trimmed';

export type HungSize = Readonly<{
  cm: Centimetres;
  /** Why A2 stands in for the size: none was chosen or typed yet, or what was typed cannot be read. */
  standIn: 'noSize' | 'badSize' | null;
}>;

type Choice = Pick<OrderDraft, 'medium' | 'size' | 'width' | 'height' | 'attributes'>;

/** Standard sizes are turned as the picture; the buyer's own is drawn as typed. An unknown size is A2. */
export function hungSize(choice: Choice, picture: Centimetres): HungSize {
  const { size, width, height } = choice;
  const standard = sheetOf(choice)?.cm ?? (size && sizes[size].cm);
  if (standard) return { cm: turned(standard, picture), standIn: null };
  const own = size === 'custom' ? readSize({ width, height }) : 'open';
  if (typeof own === 'object') return { cm: own, standIn: null };
  return { cm: turned(sizes.a2.cm, picture), standIn: own === 'unread' ? 'badSize' : 'noSize' };
}
