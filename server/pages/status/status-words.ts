import type { OrderState } from '@/domain/order/events';
import { thingOf } from '@/domain/order/thing';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { OrderStatus } from './shown';

/** The name of a state: a file is sent by e-mail, and a mug does not hang. */
export function stateWords(state: OrderState, { stored }: Pick<OrderStatus, 'stored'>, locale: Locale): string {
  const t = translator(locale);
  if (state !== 'sent' && state !== 'done') return t(`status.states.${state}`);
  return t(`status.hands.${thingOf(stored.order(locale).choice)}.${state}`);
}

type Words = Readonly<{ english?: boolean | undefined }>;

/** The language of the artist's words, to be named where the page is in another. */
export const langOf = ({ english = false }: Words, locale: Locale): Locale | undefined => {
  const lang = english ? 'en' : 'pl';
  return lang === locale ? undefined : lang;
};
