import { locales } from '@/i18n/locales';
import { messages } from './index';

const textsIn = (words: object): readonly string[] =>
  Object.values(words).flatMap((one) => (typeof one === 'string' ? [one] : textsIn(one)));

test.each(locales)(
  'DESK-5: what the artist reads names no command, setting or file, nor a list by two names (%s)',
  (locale) => {
    // strangers at the door have nothing but a terminal
    const { entry: _, ...desk } = messages[locale].desk;
    const foreign = /npm|\.env|\.json|[A-Z]{3,}_[A-Z]|SMTP|UTC|kwarantann|quarantine/i;
    expect(textsIn(desk).filter((text) => foreign.test(text))).toEqual([]);
  },
);
