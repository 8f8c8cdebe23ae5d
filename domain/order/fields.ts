import { type Attribute, media, type OrderType } from '@/content/order';
import type { OrderDraft } from './draft';

export const orderFields = [
  'photos',
  'variant',
  'subject',
  'size',
  'customSize',
  'description',
  'medium',
  'attributes',
  'quantity',
  'comment',
] as const;
export type OrderField = (typeof orderFields)[number];
export type FieldState = 'hidden' | 'disabled' | 'enabled';

type Rule = (draft: OrderDraft) => FieldState;
const hidden: Rule = () => 'hidden';
const enabled: Rule = () => 'enabled';
const afterVariant: Rule = (draft) => (draft.variant ? 'enabled' : 'disabled');
const whenDigital: Rule = (draft) => (draft.variant === 'digital' ? 'enabled' : 'hidden');
/** Size is disabled for portraits until a technique is chosen, and hidden for digital ones (ORDER-8). */
const portraitSize: Rule = (draft) => (draft.variant === 'digital' ? 'hidden' : afterVariant(draft));
/** The medium of a picture is what is delivered, so only its attributes are asked. */
const rules: Readonly<
  Record<OrderType, Readonly<Record<Exclude<OrderField, 'customSize' | 'attributes' | 'quantity'>, Rule>>>
> = {
  picture: {
    photos: hidden,
    variant: hidden,
    subject: hidden,
    size: hidden,
    description: hidden,
    medium: hidden,
    comment: hidden,
  },
  portraits: {
    photos: enabled,
    variant: enabled,
    subject: afterVariant,
    size: portraitSize,
    description: hidden,
    medium: whenDigital,
    comment: hidden,
  },
  'custom-pictures': {
    photos: enabled,
    variant: enabled,
    subject: hidden,
    size: enabled,
    description: enabled,
    medium: whenDigital,
    comment: hidden,
  },
  posters: {
    photos: hidden,
    variant: hidden,
    subject: hidden,
    size: enabled,
    description: hidden,
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
  const of = rules[draft.type];
  const size = of.size(draft);
  const medium = of.medium(draft);
  const attributesShow = attributesOf(draft).length > 0 && (medium === 'enabled' || draft.type === 'picture');
  return {
    photos: of.photos(draft),
    variant: of.variant(draft),
    subject: of.subject(draft),
    size,
    customSize: size === 'enabled' && draft.size === 'custom' ? 'enabled' : 'hidden',
    description: of.description(draft),
    medium,
    attributes: attributesShow ? 'enabled' : 'hidden',
    quantity: isMadeAgain(draft) && medium !== 'disabled' ? 'enabled' : 'hidden',
    comment: of.comment(draft),
  };
}
