import { createTranslator } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { type Messages, messages } from './index';

function bound(node: unknown, locale: Locale): unknown {
  if (typeof node === 'string') return bind(node, locale);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, bound(value, locale)]));
}

const setMessages: Readonly<Record<Locale, Messages>> = {
  pl: bound(messages.pl, 'pl') as Messages,
  en: bound(messages.en, 'en') as Messages,
};

/** All the words of a language as they stand, no-break spaces bound: for the browser's islands, which get a part of them. */
export const wordsOf = (locale: Locale): Messages => setMessages[locale];

/**
 * The words of a language, set for the screen (no-break spaces bound). The locale is an argument, so a page never
 * depends on an ambient one.
 * @example translator('pl')('nav.gallery') // 'Galeria'
 */
export const translator = (locale: Locale) =>
  createTranslator({
    locale,
    messages: setMessages[locale],
    onError(error) {
      throw error;
    },
  });

export type Translator = ReturnType<typeof translator>;
