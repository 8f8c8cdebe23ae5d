import { sizes, variants } from '@/content/order';
import type { OrderDraft } from '@/domain/order/draft';
import { attributesOf } from '@/domain/order/fields';
import { sidesOf, understoodSize } from '@/domain/order/size';
import { mediumLabel } from '@/domain/order/thing';
import type { Locale } from '@/i18n/locales';
import { bind, inLine } from '@/i18n/typography';

function sizeWord(draft: OrderDraft, locale: Locale): string | null {
  const { size } = draft;
  if (size !== 'custom') return size && sizes[size].label[locale];
  const own = understoodSize(draft);
  return own && sidesOf(own, locale);
}

/** Technique, medium, its attributes and the size, in a few words: for the stage and the order-sent page. */
export function choiceWords(draft: OrderDraft, locale: Locale): string {
  const { type, variant } = draft;
  const technique =
    variant && (type === 'portraits' || type === 'custom-pictures') ? variants[variant].label[type] : null;
  const attributes = attributesOf(draft).map(({ name, values }) =>
    values.find(({ id }) => id === draft.attributes[name]),
  );
  const words = [
    technique?.[locale],
    mediumLabel(draft)?.[locale],
    ...attributes.map((value) => value?.label[locale]),
    sizeWord(draft, locale),
  ];
  const [first = '', ...rest] = words.flatMap((word) => word || []);
  return bind([first, ...rest.map(inLine)].join(', '), locale);
}
