import { media } from '@/content/media';
import { sizes, subjects, type Variant, variants } from '@/content/order';
import { emptyDraft, type OrderDraft } from './draft';
import { attributesOf } from './fields';
import { clearHidden } from './transitions';

const mark = 'choice';
const like = 'like';
const attribute = 'attribute.';

/**
 * The choices as the fragment of an address, with its `#`: keys of content's tables, no text, no photo, nothing of a
 * person (ORDER-26).
 */
export function fragmentOf({ variant, subject, size, medium, attributes }: OrderDraft): string {
  const told = new URLSearchParams({ [mark]: '1' });
  for (const [name, key] of Object.entries({ variant, subject, size, medium })) if (key) told.set(name, key);
  for (const [name, id] of Object.entries(attributes)) told.set(attribute + name, String(id));
  return `#${told}`;
}

/** The beginning of an order of something similar to a work: its id, and its technique where that can be ordered. */
export const similarFragment = ({ work, variant }: Readonly<{ work: number; variant: Variant | null }>): string =>
  `#${new URLSearchParams({ [mark]: '1', ...(variant && { variant }), [like]: String(work) })}`;

/** The id of the work that an order is to be similar to; null where the address names none. */
export function workLiked(fragment: string): number | null {
  const told = new URLSearchParams(fragment.replace(/^#/, '')).get(like) ?? '';
  return /^[1-9]\d{0,8}$/.test(told) ? Number(told) : null;
}

/** The choices that an address brings; null where it brings none. What is not on offer is left out. */
export function choiceIn(fragment: string, { type, item }: Pick<OrderDraft, 'type' | 'item'>): OrderDraft | null {
  const told = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!told.has(mark)) return null;
  const keyIn = <Key extends string>(name: string, rows: Readonly<Record<Key, unknown>>): Key | null => {
    const key = told.get(name);
    return key !== null && Object.hasOwn(rows, key) ? (key as Key) : null;
  };
  const fresh = emptyDraft(type, item);
  const medium = fresh.medium ?? keyIn('medium', media);
  const values = attributesOf({ medium }).flatMap(({ name, values }) => {
    const id = Number(told.get(attribute + name));
    return values.some((value) => value.id === id) ? [[name, id] as const] : [];
  });
  return clearHidden({
    ...fresh,
    variant: keyIn('variant', variants),
    subject: keyIn('subject', subjects),
    size: keyIn('size', sizes),
    medium,
    attributes: Object.fromEntries(values),
  });
}
