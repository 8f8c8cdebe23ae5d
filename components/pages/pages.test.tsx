import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { artist } from '@/content/artist';
import { artworks } from '@/content/artworks';
import { type OrderType, orderTypes } from '@/content/order';
import { nextFree, services } from '@/content/services';
import { pictures, posters } from '@/content/shop';
import { corrections } from '@/content/terms';
import { type Artwork, categories } from '@/content/types';
import { artworkPath } from '@/domain/gallery/artwork-page';
import { partsOfWall, type WallPart } from '@/domain/gallery/wall-parts';
import { emptyDraft } from '@/domain/order/order';
import { lowestPrice } from '@/domain/order/price';
import { indexablePages } from '@/domain/page/site-pages';
import { choices } from '@/domain/preview/all-scenes.fixture';
import { sceneAlt } from '@/domain/preview/alt';
import { choiceOf, type SceneChoice } from '@/domain/preview/choices';
import { onShelf } from '@/domain/shop/availability';
import { formatPrice } from '@/domain/shop/price-format';
import { shopItems } from '@/domain/shop/shop';
import { artworkOf, itemOf } from '@/domain/shop/shop-artwork';
import { wallOrder } from '@/domain/shop/work-offer';
import { locales } from '@/i18n/locales';
import { pathOf, pathTo } from '@/i18n/pages';
import { sections } from '@/i18n/sections';
import { messages } from '@/messages';
import { translator, wordsOf } from '@/messages/translator';
import { categoryPage, wallMetadata } from './category-page';
import { documentPage } from './document-pages';
import { siteMap } from './for-search-engines';
import { galleryPage } from './gallery-page';
import { homePage } from './home-page';
import { newWorksFeed } from './new-works-feed';
import { OrderPage, orderMetadata } from './order-page';
import { shopPage } from './shop-page';
import { withdrawalPage } from './withdrawal-page';

describe('pages', () => {
  /** The HTML of a page, as the build makes it. */
  const htmlOf = async (page: ReactElement): Promise<string> => new Response((await prerender(page)).prelude).text();
  const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
  const found = (html: string, pattern: RegExp): readonly string[] =>
    [...html.matchAll(pattern)].map(([all, part]) => part ?? all);
  /** From the opening tag of a section to the next one. */
  const sectionOf = (html: string, id: string): string =>
    html.split('<section').find((part) => part.slice(0, part.indexOf('>')).includes(`id="${id}"`)) ?? '';

  afterEach(() => jest.restoreAllMocks());

  describe.each([
    ['pl', ['o-mnie', 'galeria', 'zamowienia', 'lekcje-sztuki', 'kontakt'], ['/formularz/obraz', '/formularz/lekcje']],
    ['en', ['about', 'gallery', 'orders', 'art-classes', 'contact'], ['/form/painting', '/form/lessons']],
  ] as const)('the home page (%s)', (locale, ids, forms) => {
    const [, gallery, orders, classes, contact] = ids;
    let html = '';
    beforeAll(async () => {
      html = await htmlOf(homePage(locale).page());
    });

    test('HOME-1: has banner, about, gallery, orders, art classes, contact and footer, in this order', () => {
      // what waits to be shown, as the question about cookies, is before them
      const sections = html.slice(html.indexOf('<main')).split('<section').slice(1);
      expect(sections.map((part) => /^[^>]* id="([^"]+)"/.exec(part)?.[1] ?? null)).toEqual([null, ...ids]);
      expect(sections[0]).toContain('<h1');
      expect(sections.at(-1)).toContain('<footer id="footer"');
    });

    test('FORMS-16: each field of a message says that it is required', () => {
      const fields = found(sectionOf(html, contact), /<(?:input|textarea)[^>]* id="[^>]*>/g);
      expect(fields.map((field) => field.includes('aria-required="true"'))).toEqual([true, true, true]);
    });

    test('HOME-7: the gallery has four categories, the portraits marked and in the HTML', () => {
      const section = sectionOf(html, gallery);
      const t = translator(locale);
      const tabs = found(section, /<nav [^>]*aria-label="[^"]*".*?<\/nav>/g)[0] ?? '';
      expect(found(tabs, /<a[^>]*>(.*?)<\/a>/g)).toEqual(categories.map((category) => t(`cat.${category}`)));
      expect(found(tabs, /aria-current="true">(.*?)</g)).toEqual([t('cat.portraits')]);
      const works = found(section, /<a [^>]*href="([^"]+)" data-title/g);
      expect(works).toEqual(artworks.portraits.slice(0, 10).map((work) => artworkPath(work, locale)));
    });

    test('HOME-11: a button each leads to the forms of orders and of art classes, the contact form is in the page', () => {
      for (const [id, form] of [
        [orders, forms[0]],
        [classes, forms[1]],
      ] as const)
        expect(found(sectionOf(html, id), new RegExp(`<a [^>]*href="(${form})"`, 'g'))).toEqual([form]);
      expect(found(sectionOf(html, contact), /<form [^>]*action="([^"]+)"/g)).toEqual(['/api/web/form/contact/']);
      expect(found(html, /<form /g)).toHaveLength(1);
    });

    test('HOME-17: the first button of the orders leads to the stage, the second to the form, one line to the shop', () => {
      const links = found(sectionOf(html, orders), /<a [^>]*href="([^"#]+)"/g);
      expect(links).toEqual([
        pathTo('order', locale, { type: 'portraits' }),
        forms[0],
        pathTo('privacyPolicy', locale),
        pathTo('shop', locale),
      ]);
      expect(sectionOf(html, orders)).toContain(formatPrice(39_000, locale));
    });

    test('FORMS-10: a line at the contact form says what happens to the data', () => {
      const form = /<form .*?<\/form>/s.exec(sectionOf(html, contact))?.[0] ?? '';
      expect(found(form, /<a href="(\/[^"]+)"/g)).toEqual([
        locale === 'pl' ? '/polityka-prywatnosci' : '/privacy-policy',
      ]);
    });

    test('DESIGN-4: at most two of its walls are painted', () => {
      expect(found(html, /data-wall="([^"]+)"/g)).toEqual(['portraits', 'naples']);
    });
  });

  test('GALLERY-5: every work has the proportions of its picture', async () => {
    const rooms = categories.map((category) => categoryPage(category, 'pl').page());
    const html = (await Promise.all([...rooms, galleryPage('pl').page()].map(htmlOf))).join('');
    const pictures = [...html.matchAll(/<img class="[^"]*\bratio-(\d+)"[^>]*? width="(\d+)" height="(\d+)"/g)];
    expect(pictures.length).toBeGreaterThan(186);
    const distorted = pictures.filter(
      ([, ratio, width, height]) => Math.round((100 * Number(width)) / Number(height)) !== Number(ratio),
    );
    expect(distorted.map(([tag]) => tag)).toEqual([]);
  });

  describe.each(locales)('the shop (%s)', (locale) => {
    let main = '';
    beforeAll(async () => {
      main = /<main.*<\/main>/s.exec(await htmlOf(shopPage(locale).page()))?.[0] ?? '';
    });

    test('SHOP-7: no category is marked, nor a rail before another', () => {
      expect(main).not.toMatch(/aria-current|aria-selected|data-chosen|role="tab/);
      const ids =
        locale === 'pl'
          ? ['obrazy', 'portrety', 'obrazy-na-zamowienie', 'plakaty']
          : ['pictures', 'portraits', 'custom-pictures', 'posters'];
      expect(found(main, /<section[^>]* id="([^"]+)"/g)).toEqual(ids);
    });

    const rails = [
      ['pictures', 'picture', pictures.map(({ price }) => formatPrice(price, locale))],
      ['portraits', 'portraits', [formatPrice(lowestPrice('portraits'), locale)]],
      ['paintings', 'custom-pictures', [formatPrice(lowestPrice('custom-pictures'), locale)]],
      ['posters', 'posters', posters.map(() => formatPrice(lowestPrice('posters'), locale))],
    ] as const satisfies readonly (readonly [keyof typeof sections, OrderType, readonly string[]])[];

    test.each(rails)(
      'SHOP-3, SHOP-4, SHOP-5: %s lead to the order of each, with a price where it has one',
      (id, type, prices) => {
        const isPrint = /<p class="[^"]*"><a [^>]*href="[^"]*\/posters\/\d{4}".*?<\/p>/gs;
        const rail = sectionOf(main, sections[id][locale])
          .replace(/<details.*?<\/details>/s, '')
          .replace(isPrint, '');
        const { fileItem, buyItem, styleItem, delivers, postersP } = messages[locale].shop;
        expect(wordsOf(rail).match(/\d+[.,]\d\d zł/g) ?? []).toEqual(prices);
        const links = found(rail, /<a [^>]*>/g).filter((link) => /href="[^"]+\/\d+"/.test(link));
        const name = { picture: fileItem, posters: buyItem, portraits: styleItem, 'custom-pictures': styleItem }[type];
        // the picture's link has the picture's name, the other its own
        const expected = (type === 'picture' ? onShelf() : shopItems[type]).flatMap((item) => {
          const href = `href="${pathTo('orderItem', locale, { type, id: item.number })}"`;
          return [[href], [href, `aria-label="${name.replace('{title}', artworkOf(item).title[locale])}"`]];
        });
        expect(links.map((link) => found(wordsOf(` ${link.slice(1, -1)}`), /(?:href|aria-label)="[^"]*"/g))).toEqual(
          expected,
        );
        const others = found(rail, /<a [^>]*href="([^"]+)"/g).filter((href) => !/\/\d+$/.test(href));
        expect(others).toEqual(name === styleItem ? [pathTo('order', locale, { type })] : []);
        const said = { picture: delivers.file, posters: postersP, portraits: '', 'custom-pictures': '' }[type];
        expect(wordsOf(rail)).toContain(said);
      },
    );
  });

  const names: Readonly<Record<OrderType, readonly [pl: string, en: string]>> = {
    picture: ['Obraz', 'Painting'],
    portraits: ['Portret', 'Portrait'],
    'custom-pictures': ['Obraz na zamówienie', 'Custom Painting'],
    posters: ['Plakat', 'Poster'],
  };

  test.each([
    ['pl', 'Poprawki szkicu w cenie'],
    ['en', 'Corrections of the sketch in the price'],
  ] as const)('STATUS-4: the regulations say how many corrections the price holds (%s)', async (locale, label) => {
    expect(wordsOf(await htmlOf(documentPage('storeRegulations', locale).page()))).toContain(
      `${label}: ${corrections}.`,
    );
  });

  describe.each(orderTypes)('the order form of %s', (type) => {
    const number = type === 'picture' || type === 'posters' ? 1 : null;

    test.each(locales)('ORDER-1: its heading, and a thumbnail or an explanation (%s)', async (locale) => {
      const html = await htmlOf(<OrderPage locale={locale} type={type} number={number} />);
      const heading = locale === 'pl' ? `Nowe zamówienie - ${names[type][0]}` : `New order - ${names[type][1]}`;
      expect(found(html, /<h1.*?<\/h1>/g).map(wordsOf)).toEqual([heading]);
      const item = number === null ? undefined : itemOf(type, number);
      const t = translator(locale);
      const explained = { portraits: t('orderPage.portraitsText'), 'custom-pictures': t('orderPage.customText') };
      if (item) expect(found(html, /<img [^>]*alt="([^"]*)"/g)).toEqual([artworkOf(item).alt[locale]]);
      else expect(wordsOf(html)).toContain(wordsOf(explained[type as keyof typeof explained]));
    });

    test.each(locales)('ORDER-28: time, delivery and payment stand before the first choice (%s)', async (locale) => {
      const html = await htmlOf(<OrderPage locale={locale} type={type} number={number} />);
      const line = html.indexOf(messages[locale].before.h);
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThan(html.search(/<(?:input|select)[^>]* name="(?:variant|medium|size|first_name)"/));
    });

    test('ROUTES-14: its visible title is exactly that', async () => {
      const titleOf = async (locale: 'pl' | 'en') =>
        found(
          await htmlOf(<OrderPage locale={locale} type={type} number={number} />),
          /<p class="small quiet">(.*?)<\/p>/g,
        )[0];
      expect([await titleOf('pl'), await titleOf('en')]).toEqual(['Formularz zamówień', 'Order form']);
    });
  });

  const rooms = ['gallery', ...categories] as const;

  describe.each(locales)('the rooms of the gallery (%s)', (locale) => {
    test.each(rooms.map((room, index) => [room, categories[index % categories.length] ?? room] as const))(
      'GALLERY-2, GALLERY-11, GALLERY-14: %s has its works, each a link, the other rooms, its order and the doorway to %s',
      async (room, next) => {
        const html = await htmlOf(room === 'gallery' ? galleryPage(locale).page() : categoryPage(room, locale).page());
        const words = messages[locale];
        const works = room === 'gallery' ? artworks.digital_art.slice(0, 50) : artworks[room];
        expect(found(html, /<a [^>]*href="([^"]+)" data-title/g)).toEqual(
          works.map((work) => artworkPath(work, locale)),
        );
        const label = room === 'gallery' ? words.gallery.tabs : words.rooms.other;
        const [nav = ''] = found(html, new RegExp(`<nav [^>]*aria-label="${label}".*?</nav>`, 'g'));
        expect(found(nav, /<a .*?<\/a>/g).map((link) => [found(link, /href="([^"]+)"/g)[0], wordsOf(link)])).toEqual(
          categories
            .filter((category) => category !== room)
            .map((category) => [
              pathTo(category, locale),
              expect.stringContaining(`${words.cat[category]}${artworks[category].length}`),
            ]),
        );
        expect(found(nav, /aria-current="true"/g)).toHaveLength(room === 'gallery' ? 1 : 0);
        const plate = html.slice(html.indexOf('data-plate'));
        const order = wallOrder(room === 'gallery' ? 'digital_art' : room, locale);
        const links = found(plate, /<a [^>]*href="([^"]+)"/g).slice(0, 3);
        expect(links).toEqual(expect.arrayContaining([order.href, pathTo(next, locale)]));
        expect(wordsOf(plate)).toContain(words.rooms.next);
      },
    );
  });

  test('SHOP-8: a waiting list is said where posters are ordered, with its month', async () => {
    jest.replaceProperty(services, 'posters', 'waiting');
    jest.replaceProperty(nextFree, 'posters', '2027-03');
    const said = wordsOf(await htmlOf(<OrderPage locale="en" type="posters" number={1} />));
    expect(said).toContain('Waiting list, next date: March');
    expect(said).toContain(wordsOf(messages.en.hold.orders.waiting));
  });

  test('FORMS-10: a line at the order form says what happens to the data', async () => {
    const html = await htmlOf(<OrderPage locale="en" type="picture" number={1} />);
    const form = found(html, /<form .*?<\/form>/gs).find((part) => part.includes('type="submit"')) ?? '';
    expect(found(form, /<a href="(\/privacy-policy)"/g)).toHaveLength(1);
  });

  test('ROUTES-14: the visible titles of the gallery, and the title of an order form in the window', async () => {
    const titleOf = async (locale: 'pl' | 'en') =>
      found(await htmlOf(galleryPage(locale).page()), /<h1[^>]*>(.*?)<\/h1>/g);
    expect([await titleOf('pl'), await titleOf('en')]).toEqual([['Galeria'], ['Gallery']]);
    const [poster] = posters;
    if (!poster) throw new Error('there is no poster');
    expect(orderMetadata({ locale: 'en', type: 'posters', number: 1 }).title).toBe(
      `Order form - Poster: ${artworkOf(poster).title.en} · ${artist.studio.en}`,
    );
  });
});

describe('for search engines', () => {
  test.each(locales)('ROUTES-15: every page to be found stands in the sitemap once (%s)', (locale) => {
    const paths = indexablePages.map((page) => pathOf(page, locale));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.includes('{'))).toEqual([]);
    // eleven pages without parameters, four forms, 6 + 7 + 5 + 7 items, and all works
    expect(paths).toHaveLength(11 + 4 + 25 + 186);
  });

  test.each(['contactForm', 'lessonsForm', 'paintingForm'] as const)('ROUTES-15: %s is not among them', (id) => {
    expect(indexablePages.filter((page) => page.id === id)).toEqual([]);
  });

  test('each address names itself, the other language and the default', () => {
    expect(siteMap()).toHaveLength(locales.length * indexablePages.length);
    for (const { url, alternates } of siteMap()) {
      const { pl, en, 'x-default': byDefault } = alternates?.languages ?? {};
      expect([pl, en]).toContain(url);
      expect(byDefault).toBe(pl);
    }
  });
});

describe('new works feed', () => {
  const all = Object.values(artworks).flat();
  const columnOf = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, value]) => value);
  const updatedOf = (xml: string) => columnOf(xml, /<entry>[\s\S]*?<updated>(.*?)<\/updated>/g);

  test.each(locales)('ROUTES-23: the feed has the newest works, each once (%s)', async (locale) => {
    const answer = newWorksFeed(locale);
    expect(answer.headers.get('content-type')).toMatch(/^application\/atom\+xml/);
    const xml = await answer.text();
    expect(new Set(columnOf(xml, /<entry>[\s\S]*?<id>([^<]+)<\/id>/g)).size).toBe(30);
    const dates = updatedOf(xml);
    expect(dates).toHaveLength(30);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates[0]?.slice(0, 4)).toBe(String(Math.max(...all.map(({ year }) => year))));
  });

  test('ROUTES-23: an entry is dated to the day its work came to the site, or to its year', async () => {
    const [one, other] = all;
    if (!one || !other) throw new Error('there are no works');
    const works = [
      { ...one, year: 2026 },
      { ...other, year: 2019, added: '2026-11-22' },
    ];
    const xml = await newWorksFeed('en', works).text();
    expect(columnOf(xml, /<title>(.*?)<\/title>/g).slice(-2)).toEqual([other.title.en, one.title.en]);
    expect(updatedOf(xml)).toEqual(['2026-11-22T00:00:00.000Z', '2026-01-01T00:00:00.000Z']);
    expect(columnOf(xml, /<published>(.*?)<\/published>/g)).toEqual(['2026-11-22T00:00:00.000Z']);
    expect(/<updated>(.*?)<\/updated>/.exec(xml)?.[1]).toBe('2026-11-22T00:00:00.000Z');
  });
});

describe('category page', () => {
  const works = Array.from({ length: 121 }, (_, at) => artworks.portraits[at % artworks.portraits.length] as Artwork);
  const parts = partsOfWall('portraits', works);
  const [first, second, third] = parts as [WallPart, WallPart, WallPart];

  test.each(locales)('GALLERY-17: each part of a wall has a title and a description of its own (%s)', (locale) => {
    const heads = parts.map((part) => wallMetadata(locale, part));
    expect(heads[0]).toMatchObject({ title: categoryPage('portraits', locale).metadata.title });
    for (const name of ['title', 'description'] as const) {
      const texts = heads.map((head) => String(head[name]));
      expect(new Set(texts).size).toBe(3);
      expect(texts.filter((text) => text.length > { title: 90, description: 160 }[name])).toEqual([]);
    }
  });

  test('GALLERY-17: a part names itself, its other language, and the parts beside it', () => {
    expect(wallMetadata('en', second)).toMatchObject({
      title: expect.stringMatching(/ – page 2 · /),
      alternates: {
        canonical: '/gallery/portraits/page-2',
        languages: { pl: '/galeria/portrety/strona-2', en: '/gallery/portraits/page-2' },
      },
      openGraph: { url: '/gallery/portraits/page-2' },
      pagination: { previous: '/gallery/portraits', next: '/gallery/portraits/page-3' },
    });
    expect(wallMetadata('pl', first).pagination).toEqual({ previous: null, next: '/galeria/portrety/strona-2' });
    expect(wallMetadata('pl', third).pagination).toEqual({ previous: '/galeria/portrety/strona-2', next: null });
    expect(categoryPage('portraits', 'pl').metadata).not.toHaveProperty('pagination');
  });
});

describe('withdrawal page', () => {
  const htmlOf = async (page: Parameters<typeof prerender>[0]): Promise<string> =>
    (await new Response((await prerender(page)).prelude).text()).replaceAll('\u00a0', ' ');

  const says = {
    pl: {
      link: '<a href="/odstapienie-od-umowy">Odstąp od umowy</a>',
      made: 'portret, obraz na zamówienie, własny format',
      file: 'plik cyfrowy, którego dostarczanie zaczęło się za Twoją wyraźną zgodą',
      ready: 'także przy gotowych obrazach i plakatach w standardowym formacie',
      write: '<a href="/#kontakt">Napisz do mnie</a>',
      model: [
        'Adresat:',
        'Data zawarcia umowy',
        'Adres konsumenta(-ów)',
        'Podpis konsumenta(-ów)',
        '(*) Niepotrzebne skreślić.',
      ],
    },
    en: {
      link: '<a href="/withdrawal">Withdraw from contract</a>',
      made: 'a portrait, a painting to order, a custom size',
      file: 'a digital file whose delivery began within the 14 days with your express consent',
      ready: 'for finished pictures and posters of a standard size too',
      write: '<a href="/en#contact">Write to me</a>',
      model: [
        'To:',
        'Ordered on (*)/received on (*)',
        'Address of consumer(s)',
        'Signature of consumer(s)',
        '(*) Delete as appropriate.',
      ],
    },
  };

  test.each(locales)('WITHDRAWAL-1: the footer leads to the function, in the law’s words (%s)', async (locale) => {
    const html = await htmlOf(galleryPage(locale).page());
    expect(html.slice(html.indexOf('<footer'))).toContain(says[locale].link);
  });

  test.each(locales)(
    'WITHDRAWAL-4: the page says which contracts are exempt, and has the model form (%s)',
    async (locale) => {
      const html = await htmlOf(withdrawalPage(locale).page());
      const { made, file, ready, write, model } = says[locale];
      for (const text of [made, file, ready, write, artist.seller.name, ...model]) expect(html).toContain(text);
    },
  );
});

describe('scene words', () => {
  const said = (choice: SceneChoice, locale: 'pl' | 'en'): string => {
    const { alt, order } = wordsOf(locale);
    return sceneAlt({ ...alt, agree: order.agree }, 'Kot', choice, locale)
      .replace(/\u00a0/g, ' ')
      .replace(/\u2060/g, '');
  };

  describe('STAGE-1: the alternative text says the choice', () => {
    test.each<[SceneChoice, string, string]>([
      [
        { medium: 'mug', attributes: { interior: 5 } },
        'Kot na kubku, kolor wnętrza: czerwony, kolor uszka: do uzgodnienia',
        'Kot on a mug, interior colour: red, handle colour: to be agreed',
      ],
      [
        { medium: 'metal-mug', attributes: { capacity: 11 } },
        'Kot na metalowym kubku, pojemność: 250 ml',
        'Kot on a metal mug, capacity: 250 ml',
      ],
      [
        { medium: 't-shirt', attributes: { size: 16, colour: 26 } },
        'Kot na koszulce, kolor: granatowa, rozmiar: L',
        'Kot on a T-shirt, colour: navy, size: L',
      ],
      [
        { medium: 'puzzle', attributes: { elements: '35' } },
        'Kot jako puzzle, liczba elementów: 96, jeden leży obok',
        'Kot as a puzzle, number of pieces: 96, one lying beside it',
      ],
      [
        { medium: 'magic-mug', attributes: {}, heat: 0.2 },
        'Czarny kubek magiczny, zimny: obrazu nie widać',
        'Black magic mug, cold: no picture to be seen',
      ],
      [{ medium: 'magic-mug', attributes: {} }, 'Kot na gorącym kubku magicznym', 'Kot on the hot magic mug'],
      [{ medium: 'canvas', attributes: {} }, 'Kot, płótno na ścianie', 'Kot, a canvas on the wall'],
    ])('%j', (choice, pl, en) => {
      expect([said(choice, 'pl'), said(choice, 'en')]).toEqual([pl, en]);
    });

    test('in both languages every choice has a sentence without a gap', () => {
      for (const locale of locales) for (const choice of choices) expect(said(choice, locale)).toMatch(/^[^{}]+$/);
    });
  });

  describe('an order in the making shows', () => {
    test.each([
      ['a picture: what is delivered', emptyDraft('picture', 1), 'file'],
      ['an original: a canvas', { ...emptyDraft('picture', 1), medium: 'custom' }, 'canvas'],
      ['a poster on something of its own: that', { ...emptyDraft('posters', 1), medium: 'custom' }, 'custom'],
      ['a portrait without a technique: a canvas', emptyDraft('portraits', null), 'canvas'],
      ['oil: a canvas', { ...emptyDraft('portraits', null), variant: 'oil' }, 'canvas'],
      ['pencil: a framed drawing', { ...emptyDraft('portraits', null), variant: 'pencil' }, 'drawing'],
      ['a digital portrait: a file', { ...emptyDraft('portraits', null), variant: 'digital' }, 'file'],
      ['a poster without a medium: a print', emptyDraft('posters', 1), 'print'],
      ['a poster: its medium', { ...emptyDraft('posters', 1), medium: 'mug' }, 'mug'],
    ] as const)('%s', (_what, draft, medium) => {
      expect(choiceOf(draft).medium).toBe(medium);
    });
    test('attributes and size go along', () => {
      expect(choiceOf({ ...emptyDraft('posters', 1), medium: 'mug', attributes: { handle: 5 }, size: 'a3' })).toEqual({
        medium: 'mug',
        attributes: { handle: 5 },
        size: 'a3',
      });
    });
  });
});
