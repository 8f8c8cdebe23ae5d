import { media, variants } from '@/content/order';
import type { OrderDraft } from '@/domain/order/draft';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';

/** Medium or technique in a word, for the strap under the stage. */
export function choiceWords(draft: OrderDraft, locale: Locale): string {
  const { type, variant, medium } = draft;
  const technique =
    variant && (type === 'portraits' || type === 'custom-pictures') ? variants[variant].label[type] : null;
  return bind([technique?.[locale], medium && media[medium].label[locale]].filter(Boolean).join(', '), locale);
}
