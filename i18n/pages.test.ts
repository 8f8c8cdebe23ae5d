import { locales } from './locales';
import { isPartName, type PageId, pages, pathTo } from './pages';

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
