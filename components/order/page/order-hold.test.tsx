import { renderToStaticMarkup } from 'react-dom/server';
import { services, shopRest } from '@/content/services';
import { pictures, posters } from '@/content/shop';
import type { Hold } from '@/domain/shop/availability';
import { artworkOf } from '@/domain/shop/shop-artwork';
import { locales } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { OrderHold } from './order-hold';

const [picture] = pictures;
const [poster] = posters;
if (!picture || !poster) throw new Error('the shop is empty');
const contact = { pl: '/#kontakt', en: '/en#contact' };
const like = `#choice=1&amp;variant=acrylic&amp;like=${picture.artwork}`;
const similar = { pl: `/zamowienie/custom-pictures${like}`, en: `/order/custom-pictures${like}` };
const shop = { pl: '/sklep', en: '/shop' };

afterEach(() => jest.restoreAllMocks());

const linksOf = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);

describe.each(locales)('%s', (locale) => {
  const { hold: words, shop: shopWords } = messages[locale];
  const html = (hold: Hold, item = picture as { number: number; artwork: number } | null) =>
    renderToStaticMarkup(
      <OrderHold locale={locale} type={item === picture ? 'picture' : 'posters'} item={item} hold={hold} />,
    );

  test.each(['sold', 'reserved'] as const)(
    '%s: the work with its sticker, no form, no price, something similar',
    (hold) => {
      const markup = html(hold);
      expect(markup).toContain(`data-state="${hold}"`);
      expect(markup).toContain(shopWords[hold]);
      expect(markup).toContain(bind(words[`${hold}P`], locale));
      expect(markup).toMatch(new RegExp(`<h1[^>]*><i>${bind(artworkOf(picture).title[locale], locale)}</i></h1>`));
      expect(linksOf(markup)).toEqual([similar[locale], shop[locale]]);
      expect(markup).not.toMatch(/<form|<input|<button|\d zł/);
    },
  );

  test('sold while no paintings are made to order: it leads to the artist and promises nothing', () => {
    jest.replaceProperty(services, 'custom-pictures', 'closed');
    const markup = html('sold');
    expect(linksOf(markup)).toEqual([contact[locale], shop[locale]]);
    expect(markup).toContain(bind(words.ask, locale));
    expect(markup).not.toContain(bind(words.soldP, locale));
  });

  const policy = { pl: '/polityka-prywatnosci', en: '/privacy-policy' };
  const form = expect.stringMatching(/^<form [^>]*action="\/api\/web\/form\/opening-notices\/" method="post">$/);

  test('SHOP-9: closed: says so with an item and without, and the form asks to be told when it opens', () => {
    for (const item of [poster, null]) {
      const markup = html('closed', item);
      expect(markup).toContain('data-state="closed"');
      expect(markup).toContain(bind(words.orders.closed, locale));
      expect(markup.match(/<form[^>]*>/g)).toEqual([form]);
      expect(markup).toContain('<input type="hidden" name="service" value="posters"/>');
      expect(linksOf(markup)).toEqual([policy[locale], shop[locale]]);
      expect(markup).not.toMatch(/\d zł/);
    }
  });

  test('SHOP-9: in a shop that rests, with its day and without', () => {
    jest.replaceProperty(shopRest, 'resting', true);
    expect(html('closed')).toContain(bind(shopWords.pausedOpen, locale));
    jest.replaceProperty(shopRest, 'until', '2027-01-07');
    const day = locale === 'pl' ? 'Sklep na przerwie do 7 stycznia.' : 'The shop is closed until 7 January.';
    expect(html('closed').replaceAll('\u00a0', ' ')).toContain(day);
    expect(html('closed')).toContain('<input type="hidden" name="service" value="shop"/>');
  });
});
