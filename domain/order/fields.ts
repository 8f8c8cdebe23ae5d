import { type Attribute, media } from '@/content/media';
import type { OrderType } from '@/content/order';
import type { OrderDraft } from './draft';

/** What a type alone decides, or with the technique. */
type Ruled = 'photos' | 'variant' | 'subject' | 'size' | 'description' | 'medium' | 'comment';
export type OrderField = Ruled | 'customSize' | 'attributes' | 'quantity';
export type FieldState = 'hidden' | 'disabled' | 'enabled';

type Rule = (draft: OrderDraft) => FieldState;
const enabled: Rule = () => 'enabled';
const afterVariant: Rule = (draft) => (draft.variant ? 'enabled' : 'disabled');
const whenDigital: Rule = (draft) => (draft.variant === 'digital' ? 'enabled' : 'hidden');
/** Size is disabled for portraits until a technique is chosen, and hidden for digital ones (ORDER-8). */
const portraitSize: Rule = (draft) => (draft.variant === 'digital' ? 'hidden' : afterVariant(draft));
/**
 * The fields that a type shows; all others are hidden. The medium of a picture is what is delivered, so only its
 * attributes are asked.
 */
const rules: Readonly<Record<OrderType, Readonly<Partial<Record<Ruled, Rule>>>>> = {
  picture: {},
  portraits: {
    photos: enabled,
    variant: enabled,
    subject: afterVariant,
    size: portraitSize,
    medium: whenDigital,
  },
  'custom-pictures': {
    photos: enabled,
    variant: enabled,
    size: enabled,
    description: enabled,
    medium: whenDigital,
  },
  posters: {
    size: enabled,
    medium: enabled,
    comment: enabled,
  },
};

/** The attributes of the chosen medium, none while there is no medium. */
export function attributesOf(draft: Pick<OrderDraft, 'medium'>): readonly Attribute[] {
  return draft.medium ? media[draft.medium].attributes : [];
}

/** A file and an original are there once; a painting has no medium. */
const isMadeAgain = ({ type, medium }: OrderDraft): boolean =>
  type === 'picture' ? medium === 'print' : medium !== null && medium !== 'file';

/** Which fields show, and which of them can be used (ORDER-8). */
export function fieldStates(draft: OrderDraft): Readonly<Record<OrderField, FieldState>> {
  const of = (field: Ruled): FieldState => rules[draft.type][field]?.(draft) ?? 'hidden';
  const size = of('size');
  const medium = of('medium');
  const attributesShow = attributesOf(draft).length > 0 && (medium === 'enabled' || draft.type === 'picture');
  return {
    photos: of('photos'),
    variant: of('variant'),
    subject: of('subject'),
    size,
    customSize: size === 'enabled' && draft.size === 'custom' ? 'enabled' : 'hidden',
    description: of('description'),
    medium,
    attributes: attributesShow ? 'enabled' : 'hidden',
    quantity: isMadeAgain(draft) ? 'enabled' : 'hidden',
    comment: of('comment'),
  };
}
