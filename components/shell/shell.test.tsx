import { readdirSync, readFileSync, statSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { artworkById } from '@/content/artworks';
import { storeRegulations } from '@/content/documents/store-regulations';
import { services } from '@/content/services';
import { everyPage, isIndexable } from '@/domain/page/site-pages';
import { pageGraph, pictureProduct, posterProduct, scriptSafe } from '@/domain/page/structured-data/page-graph';
import { type Locale, locales } from '@/i18n/locales';
import { type PageRef, pathOf } from '@/i18n/pages';
import { messages } from '@/messages';
import { translator } from '@/messages/translator';
import { arrivalOf, type Consent, languageStep, type Step, type Visit } from './consent-store';
import fonts from './fonts.json';
import { Header } from './header';
import { LanguagePopup } from './language-popup';
import { menuOf } from './menus';
import { themeColours } from './theme-colours';

describe('theme colours', () => {
  test('the colours of the browser’s bars are those of the page’s ground', () => {
    const css = readFileSync('components/ui/global/tokens.css', 'utf8');
    const grounds = [...css.matchAll(/--gesso: (#[0-9a-f]+);/g)].map(([, colour]) => colour);
    expect(new Set(grounds)).toEqual(new Set([themeColours.day, themeColours.night]));
    expect(grounds[0]).toBe(themeColours.day);
  });
});

describe('fonts', () => {
  test('DESIGN-5: one file a face, each with its rule, at most 60 KiB together', () => {
    const names = readdirSync('public/fonts');
    expect(names.map((name) => `/fonts/${name}`).toSorted()).toEqual(fonts.files.toSorted());
    for (const file of fonts.files) expect(fonts.rules).toContain(`url(${file})`);
    expect(names).toHaveLength(4);
    const sizes = names.map((name) => statSync(`public/fonts/${name}`).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
  });
});

describe('menus', () => {
  const labels = (page: PageRef | null) => menuOf(page, 'pl').map(({ label }) => label);

  test('ROUTES-12: each menu has its entries', () => {
    expect(labels({ id: 'home' })).toEqual([
      'O\u00a0mnie',
      'Galeria',
      'Sklep',
      'Zamówienia',
      'Lekcje sztuki',
      'Kontakt',
    ]);
    expect(labels({ id: 'shop' })).toEqual(['Galeria', 'Sklep', 'Zamówienia', 'Kontakt']);
  });

  test.each<PageRef | null>([{ id: 'shop' }, { id: 'gallery' }, { id: 'privacyPolicy' }, null])(
    'the entries of %j have the same order as on the home page',
    (page) => {
      const there = labels(page);
      expect(labels({ id: 'home' }).filter((label) => there.includes(label))).toEqual(there);
    },
  );
});

describe('language switch', () => {
  const work = { room: { pl: 'portrety', en: 'portraits' }, slug: { pl: 'studentka', en: 'the-student' } };

  test.each<[PageRef | null, Locale, string]>([
    [{ id: 'home' }, 'pl', '/en'],
    [{ id: 'home' }, 'en', '/'],
    [{ id: 'orderItem', params: { type: 'posters', id: 3 } }, 'pl', '/order/posters/3'],
    [{ id: 'orderItem', params: { type: 'posters', id: 3 } }, 'en', '/zamowienie/posters/3'],
    [{ id: 'artwork', params: work }, 'en', '/galeria/portrety/studentka'],
    [null, 'pl', '/en'],
  ])('ROUTES-10: without script the switch is a link: from %j in %s to %s', (page, locale, href) => {
    const markup = renderToStaticMarkup(<Header page={page} locale={locale} />);
    const other = locale === 'pl' ? 'en' : 'pl';
    expect(markup).toMatch(new RegExp(`<a [^>]*href="${href}" hrefLang="${other}"`));
  });

  test('ROUTES-10: the question and the languages, each named in itself', () => {
    for (const { lang } of Object.values(messages))
      expect([lang.prompt, lang.pl, lang.en]).toEqual([
        'Wybierz język / Choose your language',
        'PL Polski',
        'EN English',
      ]);
  });

  test('ROUTES-10: the menu leads to the same page in each language', () => {
    const page = { id: 'order', params: { type: 'portraits' } } as const;
    const choices = (['pl', 'en'] as const).map((locale) => ({
      locale,
      name: messages.pl.lang[locale],
      href: pathOf(page, locale),
    }));
    const words = { ...messages.pl.lang, close: '' };
    const markup = renderToStaticMarkup(
      <LanguagePopup words={words} current="pl" choices={choices} onClose={() => undefined} />,
    );
    const entries = markup.matchAll(/<a [^>]*role="menuitemradio" aria-checked="(\w+)" href="([^"]+)" lang="(\w+)"/g);
    expect([...entries].map(([, ...entry]) => entry)).toEqual([
      ['true', '/zamowienie/portraits', 'pl'],
      ['false', '/order/portraits', 'en'],
    ]);
  });
});

describe('consent store', () => {
  const consents: readonly Consent[] = ['accepted', 'refused', null];
  const languages = ['pl', 'en', null, 'de'] as const;
  const arrivals: readonly Visit['arrival'][] = ['elsewhere', 'within'];
  const pages: readonly Visit['page'][] = ['polish home', 'other'];

  /** What happens on `/` when the visitor comes from elsewhere; in every other case nothing happens. */
  const onArrival: Readonly<Record<string, Step>> = {
    'accepted pl': 'stay',
    'accepted en': 'to English',
    'accepted null': 'to English',
    'accepted de': 'to English',
    'refused pl': 'warn',
    'refused en': 'warn',
    'refused null': 'warn',
    'refused de': 'warn',
    'null pl': 'warn',
    'null en': 'warn',
    'null null': 'warn',
    'null de': 'warn',
  };

  const visits = consents.flatMap((consent) =>
    languages.flatMap((stored) =>
      arrivals.flatMap((arrival) => pages.map((page): Visit => ({ consent, stored, arrival, page }))),
    ),
  );

  describe('CONSENT-3: consent, storage, arrival, page', () => {
    test('all combinations are here', () => {
      expect(visits).toHaveLength(3 * 4 * 2 * 2);
    });
    test.each(visits.map((visit) => [Object.values(visit).join(', '), visit] as const))('%s', (_, visit) => {
      const { consent, stored, arrival, page } = visit;
      const counts = arrival === 'elsewhere' && page === 'polish home';
      expect(languageStep(visit)).toBe(counts ? onArrival[`${consent} ${stored}`] : 'stay');
    });
  });

  test.each<[referrer: string, navigation: string | undefined, arrival: Visit['arrival']]>([
    ['', 'navigate', 'elsewhere'],
    ['https://search.example/', 'navigate', 'elsewhere'],
    ['https://werniks.example.evil.example/', 'navigate', 'elsewhere'],
    ['https://werniks.example/en', 'navigate', 'within'],
    ['https://werniks.example', 'navigate', 'within'],
    ['', 'reload', 'within'],
    ['https://search.example/', 'back_forward', 'within'],
    ['', undefined, 'within'],
  ])('from "%s" by %s: %s', (referrer, navigation, arrival) => {
    expect(arrivalOf(referrer, 'https://werniks.example', navigation)).toBe(arrival);
  });
});

describe('structured data', () => {
  const graphs = locales.flatMap((locale) =>
    everyPage.map((page) => ({ page, locale, graph: pageGraph({ page, locale, say: translator(locale) }) })),
  );
  const all = JSON.stringify(graphs);

  test('ROUTES-21: every page that may be found describes itself, and no other does', () => {
    for (const { page, graph } of graphs) expect([page.id, graph !== null]).toEqual([page.id, isIndexable(page)]);
  });

  test('ROUTES-21: nothing is rated, reviewed or recommended', () => {
    expect(all).not.toMatch(/rating|review|award|bestseller/i);
  });

  test('every licence is a section of the regulations', () => {
    const ids = new Set(storeRegulations.flatMap(({ id }) => [id.pl, id.en]));
    const named = [...all.matchAll(/"license":"[^"#]+#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(named).size).toBe(2);
    for (const id of named) expect(ids).toContain(id);
  });

  const original = { number: 9, artwork: 2015, price: 123_450, delivers: 'original' } as const;
  test.each([
    ['available', 'InStock'],
    ['reserved', 'Reserved'],
    ['sold', 'SoldOut'],
  ] as const)('ROUTES-21: an original that is %s is offered as %s, for its price in zloty', (state, availability) => {
    const page = { id: 'orderItem', params: { type: 'picture', id: 9 } } as const;
    expect(pictureProduct({ ...original, state }, artworkById(2015), page, 'en')).toMatchObject({
      '@type': 'Product',
      name: artworkById(2015).title.en,
      offers: { price: '1234.50', priceCurrency: 'PLN', availability: `https://schema.org/${availability}` },
    });
  });

  test('ROUTES-21: a poster is out of stock while none is made', () => {
    const page = { id: 'orderItem', params: { type: 'posters', id: 1 } } as const;
    const stock = () => posterProduct(artworkById(2015), page, 'en').offers;
    expect(stock()).toMatchObject({ availability: 'https://schema.org/MadeToOrder' });
    jest.replaceProperty(services, 'posters', 'waiting');
    expect(stock()).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    jest.restoreAllMocks();
  });

  test('no text ends the script that it stands in', () => {
    const title = '</script><script>alert(1)</script><!-- "\\';
    const safe = scriptSafe({ title });
    expect(safe).not.toContain('<');
    expect(JSON.parse(safe)).toEqual({ title });
  });
});
