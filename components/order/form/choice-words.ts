import { attributesOf } from '@/content/media';
import { sizes, variants } from '@/content/order';
import type { OrderDraft } from '@/domain/order/order';
import { isBeyondA0, priceOf, priceRange } from '@/domain/order/price';
import { sidesOf, sizeIsOpen, understoodSize } from '@/domain/order/size';
import { mediumLabel } from '@/domain/order/thing';
import { formatPrice, priceText } from '@/domain/shop/price-format';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { bind, inLine } from '@/i18n/typography';
import type { OrderWords } from '../words';

type Words = Pick<OrderWords, 'from' | 'priceRange' | 'priceBySize' | 'priceBeyond' | 'priceFrom' | 'priceNext'>;

/** The price of the choices so far: exact, "from", or from the least to the most where the size decides and is not known. */
export function priceWords(draft: OrderDraft, words: Words, locale: Locale): string {
  if (!sizeIsOpen(draft)) return priceText(priceOf(draft), locale, words.from);
  const { least, most } = priceRange(draft);
  const [low, high] = [formatPrice(least, locale), formatPrice(most, locale)];
  return fill(least === most ? words.from : words.priceRange, { price: low, low, high });
}

export const priceNotes = (draft: OrderDraft, words: Words): string =>
  [
    sizeIsOpen(draft) && words.priceBySize,
    isBeyondA0(draft) && words.priceBeyond,
    priceOf(draft).from && words.priceFrom,
    words.priceNext,
  ]
    .filter(Boolean)
    .join(' ');

function sizeWord(draft: OrderDraft, locale: Locale): string | null {
  const { size } = draft;
  if (size !== 'custom') return size && sizes[size].label[locale];
  const own = understoodSize(draft);
  return own && sidesOf(own, locale);
}

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
  // a print is as large as its format
  const [first = '', ...rest] = new Set(words.flatMap((word) => word || []));
  return bind([first, ...rest.map(inLine)].join(', '), locale);
}
