import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Service, type ServiceState, services } from '@/content/services';
import { type Locale, locales } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { PaintingsRail, PortraitsRail, PostersRail } from './rails';

const rails: readonly (readonly [Service, (props: { locale: Locale }) => ReactElement])[] = [
  ['portraits', PortraitsRail],
  ['custom-pictures', PaintingsRail],
  ['posters', PostersRail],
];
const contact = { pl: '/#kontakt', en: '/en#contact' };

afterEach(() => jest.restoreAllMocks());

function html(rail: (typeof rails)[number], state: ServiceState, locale: Locale): string {
  const [service, Rail] = rail;
  jest.replaceProperty(services, service, state);
  return renderToStaticMarkup(<Rail locale={locale} />);
}

const hrefs = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);

describe.each(rails)('%s', (...rail) => {
  test.each(locales)('open: no state, no waiting list (%s)', (locale) => {
    const markup = html(rail, 'open', locale);
    expect(markup).not.toContain('data-state');
    expect(hrefs(markup)).not.toContain(contact[locale]);
  });

  test.each(locales)('waiting: a dashed ring with its words, every button leads to the list (%s)', (locale) => {
    const { hold, shop } = messages[locale];
    const markup = html(rail, 'waiting', locale);
    expect(markup).toContain('data-state="waiting"');
    expect(markup).toContain(hold.waiting);
    expect(markup).toContain(bind(hold.orders.waiting, locale));
    const buttons = [...markup.matchAll(/<a (?=[^>]*class="button)[^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(buttons.length).toBeGreaterThan(0);
    expect(new Set(buttons)).toEqual(new Set([contact[locale]]));
    expect(markup).not.toMatch(new RegExp(`>(${shop.buy}|${shop.orderPortrait}|${shop.orderPainting})<`));
  });

  test.each(locales)('closed: says so, and has no button at all (%s)', (locale) => {
    const { hold } = messages[locale];
    const markup = html(rail, 'closed', locale);
    expect(markup).toContain(bind(hold.orders.closed, locale));
    expect(markup).toContain('data-state="closed"');
    expect(markup).not.toMatch(/<a (?=[^>]*class="button)/);
  });
});
