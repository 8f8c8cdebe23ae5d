import { media } from '@/content/media';
import { type OrderType, sizes, subjects, type Variant, variants } from '@/content/order';
import type { Localized } from '@/i18n/locales';
import type { Choice } from '../form-field';

type Row = Readonly<{ label: Localized; icon?: string }> & Readonly<{ id: number } | { code: number }>;

/** The rows of a table of content as choices; the request calls each by the specification's number. */
const choicesOf = <Key extends string>(rows: Readonly<Record<Key, Row>>): readonly Choice<Key>[] =>
  (Object.entries(rows) as [Key, Row][]).map(([key, row]) => ({
    key,
    value: String('id' in row ? row.id : row.code),
    label: row.label,
    ...(row.icon && { icon: row.icon }),
  }));

export const subjectChoices = choicesOf(subjects);
export const sizeChoices = choicesOf(sizes);
export const mediumChoices = choicesOf(media);

/** The same techniques for portraits and paintings, worded per type (ORDER-2). */
export const variantChoices = (type: OrderType): readonly Choice<Variant>[] =>
  (Object.keys(variants) as Variant[]).map((key) => ({
    key,
    value: String(variants[key].code),
    label: variants[key].label[type === 'portraits' ? 'portraits' : 'custom-pictures'],
  }));

/** The key that the request calls so; null for no answer, undefined for one that is not on offer. */
export const keyOfChoice = <Key extends string>(
  choices: readonly Choice<Key>[],
  value: string,
): Key | null | undefined => (value === '' ? null : choices.find((choice) => choice.value === value)?.key);
