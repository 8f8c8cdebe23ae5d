import type { Locale } from '@/i18n/locales';
import type { Messages } from '@/messages';
import { wordsOf } from '@/messages/translator';

/** The texts of the stage and of its views, sent with the page. */
export type StageWords = Pick<Messages, 'stage' | 'own' | 'real'> &
  Readonly<{ alt: Messages['alt'] & Readonly<{ agree: string }> }>;

export function stageWords(locale: Locale): StageWords {
  const { stage, own, real, alt, order } = wordsOf(locale);
  return { stage, own, real, alt: { ...alt, agree: order.agree } };
}
