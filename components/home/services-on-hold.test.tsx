import { renderToStaticMarkup } from 'react-dom/server';
import { nextFree, services } from '@/content/services';
import { type Locale, locales } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { Classes } from './classes';
import { Orders } from './orders';

const forms = {
  lessons: { pl: '/formularz/lekcje', en: '/form/lessons' },
  'custom-pictures': { pl: '/formularz/obraz', en: '/form/painting' },
};
const sections = [
  ['lessons', 'lessons', (locale: Locale) => <Classes locale={locale} />, 'classes'],
  ['custom-pictures', 'orders', (locale: Locale) => <Orders locale={locale} begin={null} />, 'orders'],
] as const;

afterEach(() => jest.restoreAllMocks());

describe.each(sections)('%s', (service, group, section, button) => {
  test.each(locales)('open: the button of the form (%s)', (locale) => {
    const markup = renderToStaticMarkup(section(locale));
    expect(markup).toContain(`</span>${messages[locale][button].btn}</a>`);
    expect(markup).not.toContain('data-state');
  });

  test.each(locales)('SHOP-8: waiting: the state, its month, and the form goes on (%s)', (locale) => {
    jest.replaceProperty(services, service, 'waiting');
    jest.replaceProperty(nextFree, service, '2027-03');
    const markup = renderToStaticMarkup(section(locale));
    const { hold } = messages[locale];
    expect(markup).toContain('data-state="waiting"');
    expect(markup).toContain(locale === 'pl' ? 'Lista oczekujących, termin: marzec' : 'Waiting list, next date: March');
    expect(markup).toContain(bind(hold[group].waiting, locale));
    expect(markup).toContain(`href="${forms[service][locale]}"`);
    expect(markup).toContain(`</span>${bind(hold.wait, locale)}</a>`);
  });

  test.each(locales)('SHOP-9: closed: the form asks to be told, and nothing can be ordered (%s)', (locale) => {
    jest.replaceProperty(services, service, 'closed');
    const markup = renderToStaticMarkup(section(locale));
    const { hold, shop } = messages[locale];
    expect(markup).toContain('data-state="closed"');
    expect(markup).toContain(bind(hold[group].closed, locale));
    expect(markup).toContain(`<input type="hidden" name="service" value="${service}"/>`);
    expect(markup).toContain(`</span>${shop.notify}</button>`);
    expect(markup).not.toContain(forms[service][locale]);
  });

  test.each(locales)('SHOP-9: closed until a day, or with the month in which it opens (%s)', (locale) => {
    jest.replaceProperty(services, service, 'closed');
    jest.replaceProperty(nextFree, service, '2027-01-15');
    const text = () => renderToStaticMarkup(section(locale)).replaceAll('\u00a0', ' ');
    expect(text()).toContain(locale === 'pl' ? 'Zamknięte do 15 stycznia' : 'Closed until 15 January');
    jest.replaceProperty(nextFree, service, '2027-01');
    expect(text()).toContain(locale === 'pl' ? 'otwarcie: styczeń' : 'reopening: January');
  });

  test.each(locales)('the next free month is told while it is open (%s)', (locale) => {
    jest.replaceProperty(nextFree, service, '2027-03');
    const next = locale === 'pl' ? 'Najbliższy wolny termin: marzec.' : 'Next free date: March.';
    expect(renderToStaticMarkup(section(locale))).toContain(next);
  });
});
