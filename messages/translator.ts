import { createTranslator } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import { bindAll } from '@/i18n/typography';
import { type Messages, messages } from './index';

const setMessages: Readonly<Record<Locale, Messages>> = {
  pl: bindAll(messages.pl, 'pl'),
  en: bindAll(messages.en, 'en'),
};

/** All texts of a language, with no-break spaces: for components that run in the browser, which get a part of them. */
export const wordsOf = (locale: Locale): Messages => setMessages[locale];

/**
 * The texts of a language, with no-break spaces. The locale is an argument, so that no page depends on a global one.
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
