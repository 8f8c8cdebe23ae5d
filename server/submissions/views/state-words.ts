import type { OrderState } from '@/domain/order/events';
import { type Choice, thingOf } from '@/domain/order/thing';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

/** The name of a state: a file is sent by e-mail, and a mug does not hang. */
export function stateWords(state: OrderState, choice: Pick<Choice, 'medium'>, locale: Locale): string {
  const t = translator(locale);
  const thing = thingOf(choice);
  const isUsual = thing === 'picture' || (state !== 'sent' && state !== 'done');
  return t(isUsual ? `status.states.${state}` : `status.hands.${thing}.${state}`);
}
