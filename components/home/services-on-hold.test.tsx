import { renderToStaticMarkup } from 'react-dom/server';
import { services } from '@/content/services';
import { type Locale, locales } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { Classes } from './classes';
import { Orders } from './orders';

const contact = { pl: '#kontakt', en: '#contact' };
const sections = [
  ['lessons', 'lessons', (locale: Locale) => <Classes locale={locale} />, 'classes'],
  ['custom-pictures', 'orders', (locale: Locale) => <Orders locale={locale} />, 'orders'],
] as const;

afterEach(() => jest.restoreAllMocks());

describe.each(sections)('%s', (service, group, section, button) => {
  test.each(locales)('open: the button of the form (%s)', (locale) => {
    const markup = renderToStaticMarkup(section(locale));
    expect(markup).toContain(`</span>${messages[locale][button].btn}</a>`);
    expect(markup).not.toContain('data-state');
  });

  test.each(['waiting', 'closed'] as const)(
    '%s: says so and leads to the contact form, never to a dead one',
    (state) => {
      jest.replaceProperty(services, service, state);
      for (const locale of locales) {
        const markup = renderToStaticMarkup(section(locale));
        const { hold } = messages[locale];
        expect(markup).toContain(`data-state="${state}"`);
        expect(markup).toContain(bind(hold[group][state], locale));
        expect(markup).toContain(`href="${contact[locale]}"`);
        expect(markup).toContain(state === 'waiting' ? hold.wait : hold.write);
        expect(markup).not.toContain(`</span>${messages[locale][button].btn}</a>`);
      }
    },
  );
});
