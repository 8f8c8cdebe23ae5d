import { renderToStaticMarkup } from 'react-dom/server';
import { media } from '@/content/media';
import { type ServiceState, services } from '@/content/services';
import { type Locale, locales } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { ShopRail } from './shop-rail';

const sectionOf = { portraits: 'portraits', 'custom-pictures': 'paintings', posters: 'posters' } as const;
const orders = { pl: /^\/zamowienie\//, en: /^\/order\// };

afterEach(() => jest.restoreAllMocks());

function html(service: keyof typeof sectionOf, state: ServiceState, locale: Locale): string {
  jest.replaceProperty(services, service, state);
  return renderToStaticMarkup(<ShopRail section={sectionOf[service]} locale={locale} />);
}

describe.each(['portraits', 'custom-pictures', 'posters'] as const)('%s', (service) => {
  test.each(locales)('open: no state, no waiting list (%s)', (locale) => {
    const markup = html(service, 'open', locale);
    expect(markup).not.toContain('data-state');
    expect(markup).not.toContain(messages[locale].shop.notify);
  });

  test.each(locales)('SHOP-4: below the shelf stands what it costs, and nothing where it is closed (%s)', (locale) => {
    const words = messages[locale].before.prices;
    expect(html(service, 'open', locale)).toContain(`>${words}`);
    expect(html(service, 'waiting', locale)).not.toContain(words);
    expect(html(service, 'closed', locale)).not.toContain(words);
  });

  test.each(locales)('SHOP-8: waiting: a dashed ring with its words, every button leads to the list (%s)', (locale) => {
    const { hold, shop } = messages[locale];
    const markup = html(service, 'waiting', locale);
    expect(markup).toContain('data-state="waiting"');
    expect(markup).toContain(hold.waiting);
    expect(markup).toContain(bind(hold.orders.waiting, locale));
    const buttons = [...markup.matchAll(/<a (?=[^>]*class="btn)[^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(buttons.length).toBeGreaterThan(0);
    for (const href of buttons) expect(href).toMatch(orders[locale]);
    expect(markup).toContain(`</span>${bind(hold.wait, locale)}</a>`);
    expect(markup).not.toMatch(new RegExp(`>(${shop.buy}|${shop.orderPortrait}|${shop.orderPainting})<`));
  });

  test.each(locales)('SHOP-9: closed: says so, and every button asks to be told (%s)', (locale) => {
    const { hold, shop } = messages[locale];
    const markup = html(service, 'closed', locale);
    expect(markup).toContain(bind(hold.orders.closed, locale));
    expect(markup).toContain('data-state="closed"');
    const buttons = [...markup.matchAll(/<a (?=[^>]*class="btn)[^>]*>.*?<\/a>/g)].map(([link]) => link);
    expect(buttons.length).toBeGreaterThan(0);
    for (const link of buttons) expect(link).toContain(`</span>${shop.notify}</a>`);
  });
});

test.each(locales)('SHOP-5: above the posters stands everything that they can be put on (%s)', (locale) => {
  const markup = renderToStaticMarkup(<ShopRail section="posters" locale={locale} />);
  for (const { label } of Object.values(media)) expect(markup).toContain(label[locale]);
});
