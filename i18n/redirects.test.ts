import { pages } from './pages';
import { movedTo, redirects } from './redirects';

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
