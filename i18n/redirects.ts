/** Short and old addresses that lead to a section of the home page or to a page, with a 308 (ROUTES-7). */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/o-mnie', '/#o-mnie'],
  ['/zamowienia', '/#zamowienia'],
  ['/lekcje', '/#lekcje-sztuki'],
  ['/lekcje-sztuki', '/#lekcje-sztuki'],
  ['/kontakt', '/#kontakt'],
  ['/about', '/en#about'],
  ['/orders', '/en#orders'],
  ['/classes', '/en#art-classes'],
  ['/art-classes', '/en#art-classes'],
  ['/contact', '/en#contact'],
  ['/order', '/shop'],
  ['/zamowienie', '/sklep'],
  ['/order/sent', '/shop'],
  ['/zamowienie/wyslano', '/sklep'],
  ['/portfolio', '/galeria'],
  ['/prace', '/galeria'],
  ['/works', '/gallery'],
  ['/regulamin', '/regulamin-sklepu'],
  ['/terms', '/store-regulations'],
  ['/prywatnosc', '/polityka-prywatnosci'],
  ['/privacy', '/privacy-policy'],
  ['/index.html', '/'],
];

/** Combining marks, which Unicode form D separates from their characters. */
const marks = /\p{M}/gu;

/**
 * The spelling of every address of the site: small letters without marks, hyphens between words, one slash between
 * parts and none at the end. `\` counts as `/`, as in every browser.
 * @example plainSpelling('/Zamówienie/Picture/') // '/zamowienie/picture'
 */
const plainSpelling = (path: string): string =>
  path
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[\s_]/g, '-')
    .replace(/[/\\]+/g, '/')
    .replace(/(?<=.)\/$/, '');

/** No address of the site is this long, even with every character escaped. */
const longest = 500;

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

type Known = Readonly<{ isPage: (path: string) => boolean; moved: ReadonlyMap<string, string> }>;

/**
 * For a short, old or misspelled address (ROUTES-19): one of the table above or of a page, so never one of another site.
 * The query stays, before the fragment.
 * @param target path and query, as they were sent
 * @returns null if the address is right already, or unknown
 * @example movedTo('/Kontakt/?from=card', site) // '/?from=card#kontakt'
 */
export function movedTo(target: string, { isPage, moved }: Known): string | null {
  const [path = ''] = target.split('?', 1);
  if (path.length > longest || isPage(path)) return null;
  const plain = plainSpelling(decoded(path) ?? '');
  const to = moved.get(plain) ?? (isPage(plain) ? plain : null);
  if (to === null) return null;
  const [page, ...fragment] = to.split('#');
  return [page + target.slice(path.length), ...fragment].join('#');
}
