import { isMailbox } from '@/domain/contact-hints';
import { meantEmail } from '@/domain/mistyped-email';
import type { OrderState } from '@/domain/order/states';
import { type Choice, thingOf } from '@/domain/order/thing';
import type { Way } from '@/domain/order/ways';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';

/** For the artist. */
export const words = translator('pl');

/** Without the signs that keep a line from being broken: what is copied should hold ordinary spaces. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/**
 * The first letters of the first and the last word of a name, and nothing else of what a visitor typed.
 * @example initials('Łucja Maria Źdźbło-Nowak') // 'Ł. Ź.'
 */
export function initials(name: string): string {
  const firsts = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word) ?? []);
  const [first, last] = [firsts[0], firsts.length > 1 ? firsts.at(-1) : undefined];
  return [first, last].flatMap((letter) => (letter ? `${letter.toLocaleUpperCase('pl')}.` : [])).join(' ');
}

export function letterNote(email: string, locale: Locale): string {
  const t = translator(locale);
  if (!isMailbox(email)) return t('studio.letter.no');
  const meant = meantEmail(email);
  return meant === null ? t('studio.letter.yes') : t('studio.letter.doubt', { meant });
}

type Called = Pick<Choice, 'medium' | 'isWall'> & Readonly<{ way: Way | null }>;

/** The name of a state: a mug does not hang, and neither what is picked up nor a file is sent. */
export function stateWords(state: OrderState, choice: Called, locale: Locale): string {
  const t = translator(locale);
  const { way } = choice;
  if (state === 'sent' && way) return t(way.by === 'parcel' ? 'status.states.sent' : `way.${way.by}`);
  const thing = way?.by === 'file' ? 'file' : thingOf(choice);
  const isUsual = thing === 'picture' || (state !== 'sent' && state !== 'done');
  return t(isUsual ? `status.states.${state}` : `status.hands.${thing}.${state}`);
}
