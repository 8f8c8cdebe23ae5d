import { fill } from './fill';
import { locales } from './locales';
import { isPartName, type PageId, pages, pathTo } from './pages';
import { movedTo, redirects } from './redirects';
import { bind, inLine } from './typography';
import { unbroken } from './unbroken';

describe('pages', () => {
  /** Written out from ROUTES-2: search engines and sent links keep these addresses. */
  const addresses: Readonly<Record<PageId, readonly [pl: string, en: string]>> = {
    home: ['/', '/en'],
    gallery: ['/galeria', '/gallery'],
    portraits: ['/galeria/portrety', '/gallery/portraits'],
    landscapes: ['/galeria/pejzaze', '/gallery/landscapes'],
    wall_art: ['/galeria/malarstwo-scienne', '/gallery/wall-art'],
    digital_art: ['/galeria/grafika-cyfrowa', '/gallery/digital-art'],
    wallPart: ['/galeria/{room}/strona-{part}', '/gallery/{room}/page-{part}'],
    artwork: ['/galeria/{room}/{slug}', '/gallery/{room}/{slug}'],
    shop: ['/sklep', '/shop'],
    order: ['/zamowienie/{type}', '/order/{type}'],
    orderItem: ['/zamowienie/{type}/{id}', '/order/{type}/{id}'],
    orderStatus: ['/zamowienie/stan/{token}', '/order/status/{token}'],
    contactForm: ['/formularz/wiadomosc', '/form/message'],
    lessonsForm: ['/formularz/lekcje', '/form/lessons'],
    paintingForm: ['/formularz/obraz', '/form/painting'],
    withdrawal: ['/odstapienie-od-umowy', '/withdrawal'],
    privacyPolicy: ['/polityka-prywatnosci', '/privacy-policy'],
    accessibility: ['/dostepnosc', '/accessibility'],
    storeRegulations: ['/regulamin-sklepu', '/store-regulations'],
  };

  test('ROUTES-2: every page has its two addresses', () => {
    expect(Object.entries(pages).map(([id, { pl, en }]) => [id, [pl, en]])).toEqual(Object.entries(addresses));
  });

  test('ROUTES-2: the parts of an address that content fills in', () => {
    expect(pathTo('orderItem', 'pl', { type: 'posters', id: 3 })).toBe('/zamowienie/posters/3');
    const work = { room: { pl: 'portrety', en: 'portraits' }, slug: { pl: 'studentka', en: 'the-student' } };
    expect(pathTo('artwork', 'pl', work)).toBe('/galeria/portrety/studentka');
    expect(pathTo('artwork', 'en', work)).toBe('/gallery/portraits/the-student');
  });

  test.each(locales)('GALLERY-17: the name of a part of a wall is no slug of a work (%s)', (locale) => {
    const part = pathTo('wallPart', locale, { room: 'room', part: 12 }).split('/').at(-1) ?? '';
    expect(isPartName(part, locale)).toBe(true);
    for (const slug of [`${part}-b`, `a-${part}`, 'strona', 'page-two'])
      expect([slug, isPartName(slug, locale)]).toEqual([slug, false]);
  });
});

describe('redirects', () => {
  const paths = new Set<string>([
    ...Object.values(pages).flatMap(Object.values),
    '/zamowienie/picture/1',
    '/galeria/zloto-i-zolc',
  ]);
  const isPage = (path: string): boolean => paths.has(path);
  const site = { isPage, moved: new Map(redirects) };

  test.each([
    ['/galeria', null],
    ['/', null],
    ['/?x', null],
    ['/galeria?//', null],
    ['/galeria/', '/galeria'],
    ['/galeria//', '/galeria'],
    ['/galeria/?x=1&y=a%20b', '/galeria?x=1&y=a%20b'],
    ['//galeria', '/galeria'],
    ['//', '/'],
    ['/a\\b', null],
    ['/galeria\\portrety', '/galeria/portrety'],
    ['/kontakt/', '/#kontakt'],
    ['/kontakt?x=1', '/?x=1#kontakt'],
    ['/about?x=1', '/en?x=1#about'],
    ['/order/?x=1', '/shop?x=1'],
    ['/Kontakt', '/#kontakt'],
    ['/KONTAKT/?x=1', '/?x=1#kontakt'],
    ['/EN/', '/en'],
    ['/Portfolio/', '/galeria'],
    ['/o-mnie', '/#o-mnie'],
    ['/zamowienia', '/#zamowienia'],
    ['/lekcje', '/#lekcje-sztuki'],
    ['/lekcje-sztuki', '/#lekcje-sztuki'],
    ['/orders', '/en#orders'],
    ['/classes', '/en#art-classes'],
    ['/art-classes', '/en#art-classes'],
    ['/contact', '/en#contact'],
    ['/prace', '/galeria'],
    ['/works', '/gallery'],
    ['/regulamin', '/regulamin-sklepu'],
    ['/terms', '/store-regulations'],
    ['/prywatnosc', '/polityka-prywatnosci'],
    ['/privacy', '/privacy-policy'],
    ['/index.html', '/'],
    ['/zamowienie/wyslano', '/sklep'],
    ['/order/sent?x=1', '/shop?x=1'],
  ])('ROUTES-7, ROUTES-9: %s leads to %s', (target, to) => {
    expect(movedTo(target, site)).toBe(to);
  });

  test.each([
    ['/Galeria/', '/galeria'],
    ['/GALLERY/Wall-Art', '/gallery/wall-art'],
    [`/zam${encodeURIComponent('ó')}wienie/picture/1/`, '/zamowienie/picture/1'],
    // the same letter in two code points, as some keyboards send it
    [`/zam${encodeURIComponent('o\u0301')}wienie/picture/1`, '/zamowienie/picture/1'],
    ['/zamówienie', '/sklep'],
    ['/galeria/malarstwo-ścienne', '/galeria/malarstwo-scienne'],
    ['/galeria/malarstwo%20%C5%9Bcienne', '/galeria/malarstwo-scienne'],
    // no mark makes this letter of an l
    ['/galeria/złoto-i-Żółć', '/galeria/zloto-i-zolc'],
    ['/galeria/ZŁOTO-I-%C5%BB%C3%93%C5%81%C4%86', '/galeria/zloto-i-zolc'],
    ['/polityka_prywatno%C5%9Bci', '/polityka-prywatnosci'],
    ['/%67aleria', '/galeria'],
    ['/galeria%2Fportrety', '/galeria/portrety'],
  ])('ROUTES-19: %s leads to %s', (target, to) => {
    expect(movedTo(target, site)).toBe(to);
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '/galeria/portraits',
    '/zamowienie/picture/01',
    '/zamowienie/picture/9',
    '//evil.example/',
    '/\\evil.example/',
    '/\\/\\evil.example',
    '/x/..//evil.example',
    '/%2F%2Fevil.example/',
    '/%',
    '/%E0%A4%A',
  ])('ROUTES-19: %s leads nowhere', (target) => {
    expect(movedTo(target, site)).toBeNull();
  });

  test.each(redirects)('%s leads to %s, which is a page and leads nowhere else', (from, to) => {
    const page = to.split('#')[0] ?? '';
    expect(movedTo(from, site)).toBe(to);
    expect(isPage(from)).toBe(false);
    expect(isPage(page)).toBe(true);
    expect(movedTo(page, site)).toBeNull();
  });

  test('a path longer than every address of the site leads nowhere', () => {
    expect(movedTo(`/galeria${'/'.repeat(400)}`, site)).toBe('/galeria');
    expect(movedTo(`/galeria${'/'.repeat(600)}`, site)).toBeNull();
  });
});

describe('fill', () => {
  test.each([
    ['{n} z {all}', { n: 1, all: 9 }, '1 z 9'],
    ['{n} z {all}', { n: 0, all: 9 }, '0 z 9'],
    ['Usuń zdjęcie: {name}', { name: '{n}.jpg' }, 'Usuń zdjęcie: {n}.jpg'],
    ['{unknown} stays', {}, '{unknown} stays'],
  ])('%s with %j: %s', (sentence, values, filled) => {
    expect(fill(sentence, values)).toBe(filled);
  });
});

describe('typography', () => {
  describe('DESIGN-16: what is bound to what follows', () => {
    test.each([
      ['i na ścianach', 'i\u00a0na ścianach'],
      ['żył i w zimie', 'żył i\u00a0w\u00a0zimie'],
      ['(z bliska)', '(z\u00a0bliska)'],
      ['Kubek ok. 330 ml', 'Kubek ok. 330\u00a0ml'],
      ['Poduszka 40 × 40 cm', 'Poduszka 40\u00a0×\u00a040\u00a0cm'],
      ['8 mm, 3 m, 15 MiB', '8\u00a0mm, 3\u00a0m, 15\u00a0MiB'],
      ['od 99,99 zł', 'od 99,99 zł'],
      ['T-shirt', 'T-\u2060shirt'],
      ['wysłany e-mailem', 'wysłany e-\u2060mailem'],
      ['Adres e-mail', 'Adres e-mail'],
      ['not-T-shaped', 'not-T-shaped'],
      ['Wpisz treść wiadomości', 'Wpisz treść wiadomości'],
    ])('%s', (text, bound) => {
      expect(bind(text, 'pl')).toBe(bound);
    });

    test('English keeps its one-letter words free', () => {
      expect(bind('a photo of 60 cm', 'en')).toBe('a photo of 60\u00a0cm');
    });
  });

  const held = (text: string) => `<span class="held">${text}</span>`;

  test.each([
    ['<p>od 1\u00a0350,00 zł, 30 % teraz</p>', `<p>od ${held('1\u00a0350,00 zł')}, ${held('30 %')} teraz</p>`],
    ['<b>14 dni</b> albo 60 minut', `<b>${held('14 dni')}</b> albo ${held('60 minut')}`],
    ['A3, 29,7 × 42 cm', `A3, ${held('29,7 × 42 cm')}`],
    ['Online. Wtorki 16:30, od 9 lat', `Online. ${held('Wtorki 16:30')}, od 9 lat`],
    ['about € 23.10', `about ${held('€ 23.10')}`],
    ['W sprawie 2026-0002-A2, do 2026-12-16', `W sprawie ${held('2026-0002-A2')}, do 2026-12-16`],
    ['10 works, 5 made', '10 works, 5 made'],
    ['<i title="9 zł" data-a=\'> 9 zł\'>', '<i title="9 zł" data-a=\'> 9 zł\'>'],
    ['<script>a < 9 zł</script><option>9 zł</option>', '<script>a < 9 zł</script><option>9 zł</option>'],
    [
      '<react-island data-props="9 zł">9 zł<react-island>9 zł</react-island>9 zł</react-island>9 zł',
      `<react-island data-props="9 zł">9 zł<react-island>9 zł</react-island>9 zł</react-island>${held('9 zł')}`,
    ],
  ])('DESIGN-16: in HTML a number stays with its unit: %s', (text, bound) => {
    expect(unbroken(text)).toBe(bound);
  });

  test.each([
    ['Kubek ok. 330 ml', 'kubek ok. 330 ml'],
    ['Żółty', 'żółty'],
    ['A4', 'A4'],
    ['XL', 'XL'],
    ['T-shirt', 'T-shirt'],
    ['250 ml', '250 ml'],
  ])('in the middle of a line %s is %s', (text, within) => {
    expect(inLine(text)).toBe(within);
  });
});
