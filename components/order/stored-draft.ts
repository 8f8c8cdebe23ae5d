import { media, sizes, subjects, variants } from '@/content/order';
import { type Delivery, deliveryFields } from '@/domain/order/delivery';
import { emptyDraft, type OrderDraft } from '@/domain/order/draft';
import { settle } from '@/domain/order/transitions';

/** What the buyer types, and the terms. */
export type OrderText = Delivery &
  Pick<OrderDraft, 'width' | 'height' | 'description' | 'comment'> & { terms: boolean };

/** What stays in the tab through a reload and a change of language (readings 4); of the photos only how many there were. */
export type StoredDraft = Readonly<{ choices: OrderDraft; text: OrderText; photos: number }>;

export const emptyText: OrderText = {
  width: '',
  height: '',
  description: '',
  comment: '',
  first_name: '',
  last_name: '',
  address: '',
  phone: '',
  email: '',
  terms: false,
};

const textFields = ['width', 'height', 'description', 'comment', ...deliveryFields] as const;

type Loose = Readonly<Record<string, unknown>>;
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const keyOf = <Key extends string>(rows: Readonly<Record<Key, unknown>>, value: unknown): Key | null =>
  typeof value === 'string' && Object.hasOwn(rows, value) ? (value as Key) : null;

function choicesOf(stored: Loose, fresh: OrderDraft): OrderDraft {
  const numbers = Object.entries(loose(stored.attributes)).filter(([, value]) => typeof value === 'number');
  return settle({
    ...fresh,
    variant: keyOf(variants, stored.variant),
    subject: keyOf(subjects, stored.subject),
    size: keyOf(sizes, stored.size),
    medium: fresh.medium ?? keyOf(media, stored.medium),
    attributes: Object.fromEntries(numbers),
  });
}

/**
 * Reads a stored draft again. What the form no longer offers is left out, so an old tab never breaks a newer form.
 * @param json as stored, or null
 * @returns null where there is nothing usable
 */
export function readDraft(json: string | null, type: OrderDraft['type'], item: number | null): StoredDraft | null {
  if (!json) return null;
  try {
    const stored = loose(JSON.parse(json));
    const text = loose(stored.text);
    const typed = Object.fromEntries(textFields.map((field) => [field, textOf(text[field])]));
    return {
      choices: choicesOf(loose(stored.choices), emptyDraft(type, item)),
      text: { ...emptyText, ...typed, terms: text.terms === true },
      photos: typeof stored.photos === 'number' ? stored.photos : 0,
    };
  } catch {
    return null;
  }
}

export const draftKey = (type: OrderDraft['type'], item: number | null): string => `order:${type}:${item ?? ''}`;
