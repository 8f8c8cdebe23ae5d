import { media, sizes, variants } from '@/content/order';
import type { OrderDraft } from '@/domain/order/draft';
import { attributesOf } from '@/domain/order/fields';
import type { Locale } from '@/i18n/locales';
import { bind, inLine } from '@/i18n/typography';

/** Technique, medium, its attributes and the size, in a few words: for the stage and the order-sent page. */
export function choiceWords(draft: OrderDraft, locale: Locale): string {
  const { type, variant, medium, size } = draft;
  const technique =
    variant && (type === 'portraits' || type === 'custom-pictures') ? variants[variant].label[type] : null;
  const attributes = attributesOf(draft).map(({ name, values }) =>
    values.find(({ id }) => id === draft.attributes[name]),
  );
  const words = [
    technique?.[locale],
    medium && media[medium].label[locale],
    ...attributes.map((value) => value?.label[locale]),
    size && sizes[size].cm && sizes[size].label[locale],
  ];
  const [first = '', ...rest] = words.flatMap((word) => word || []);
  return bind([first, ...rest.map(inLine)].join(', '), locale);
}
