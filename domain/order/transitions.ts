import type { AttributeName } from '@/content/media';
import { type Subject, type Variant, variants } from '@/content/order';
import { emptyDraft, type OrderDraft } from './draft';
import { attributesOf, fieldStates } from './fields';

const attributeIn = (field: string) => /^attribute\.(.+)/.exec(field)?.[1] as AttributeName | undefined;

/** The subjects that a technique offers; none until one is chosen (ORDER-3). */
export function subjectsOf(variant: Variant | null): readonly Subject[] {
  return variant ? variants[variant].subjects : [];
}

/** Clears answers whose fields are hidden, so that they never reach the artist (ORDER-11). */
export function clearHidden(draft: OrderDraft): OrderDraft {
  const offered = subjectsOf(draft.variant);
  const states = fieldStates(draft);
  const shown = {
    ...draft,
    photos: states.photos === 'enabled' ? draft.photos : 0,
    variant: states.variant === 'enabled' ? draft.variant : null,
    subject: states.subject === 'enabled' && draft.subject && offered.includes(draft.subject) ? draft.subject : null,
    size: states.size === 'enabled' ? draft.size : null,
    width: states.customSize === 'enabled' ? draft.width : '',
    height: states.customSize === 'enabled' ? draft.height : '',
    description: states.description === 'enabled' ? draft.description : '',
    comment: states.comment === 'enabled' ? draft.comment : '',
    quantity: states.quantity === 'enabled' ? draft.quantity : 1,
    medium: states.medium === 'enabled' || draft.type === 'picture' ? draft.medium : null,
  };
  const names = attributesOf(shown).map(({ name }) => name);
  const attributes = Object.fromEntries(
    Object.entries(draft.attributes).filter(([name]) => names.includes(name as AttributeName)),
  );
  return { ...shown, attributes };
}

/** `value` null puts the attribute back to "to be agreed". */
function withAttribute(
  { attributes }: OrderDraft,
  name: AttributeName,
  value: number | null,
): OrderDraft['attributes'] {
  const { [name]: _, ...others } = attributes;
  return value === null ? others : { ...others, [name]: value };
}

/**
 * An answer as the form gives it, by the field's name in the request; '' takes it back. Another medium resets the
 * attributes (ORDER-10).
 */
export function answer(draft: OrderDraft, field: string, given: string): OrderDraft {
  const attribute = attributeIn(field);
  if (attribute) return clearHidden({ ...draft, attributes: withAttribute(draft, attribute, Number(given) || null) });
  const empty = emptyDraft(draft.type, null)[field as keyof OrderDraft];
  const value = typeof empty === 'number' ? Number(given) || empty : given || empty;
  const resets = field === 'medium' && value !== draft.medium;
  return clearHidden({ ...draft, [field]: value, ...(resets && { attributes: {} }) });
}

/** What a field holds: '' for no answer. */
export function answerIn(draft: OrderDraft, field: string): string {
  const attribute = attributeIn(field);
  return String((attribute ? draft.attributes[attribute] : draft[field as keyof OrderDraft]) ?? '');
}

export const countPhotos = (draft: OrderDraft, photos: number): OrderDraft => clearHidden({ ...draft, photos });
