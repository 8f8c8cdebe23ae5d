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

const createStrict = (locale: Locale) =>
  new Proxy(
    createTranslator({
      locale,
      messages: setMessages[locale],
      onError(error) {
        throw error;
      },
    }),
    {
      // in production a template asked for without values would be returned as it stands, and pages would show `{email}`
      apply: (translate, self, [key, values = {}, ...more]) => Reflect.apply(translate, self, [key, values, ...more]),
    },
  );

export type Translator = ReturnType<typeof createStrict>;

/** One a language, since each keeps the messages that it has parsed. */
const translators: Readonly<Record<Locale, Translator>> = { pl: createStrict('pl'), en: createStrict('en') };

/**
 * The texts of a language, with no-break spaces. The locale is an argument, so that no page depends on a global one.
 * @throws in every build where a message lacks a value; `t.raw` reads a template for the browser
 * @example translator('pl')('nav.gallery') // 'Galeria'
 */
export const translator = (locale: Locale): Translator => translators[locale];
