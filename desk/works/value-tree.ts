import { media } from '@/content/media';
import { type Destination, destinations, orderTypeNames, sizes, subjects, variants } from '@/content/order';
import { columnOf } from '@/content/prices';
import type { FileName } from '@/content/schema';
import { type Localized, locales } from '@/i18n/locales';

/** What the artist may change one by one, by the first word of its name. */
export const groups = {
  particulars: { file: 'artist.json', name: { pl: 'dane', en: 'particulars' } },
  prices: { file: 'prices.json', name: { pl: 'cennik', en: 'prices' } },
  terms: { file: 'terms.json', name: { pl: 'warunki', en: 'terms' } },
  lessons: { file: 'lessons.json', name: { pl: 'zajęcia', en: 'lessons' } },
  regulations: { file: 'documents/store-regulations.json', name: { pl: 'regulamin', en: 'regulations' } },
  privacy: { file: 'documents/privacy-policy.json', name: { pl: 'prywatność', en: 'privacy' } },
} as const satisfies Record<string, Readonly<{ file: FileName; name: Localized }>>;
export type Group = keyof typeof groups;
export const groupNames = Object.keys(groups) as readonly Group[];

type Path = readonly (string | number)[];
type Node = Readonly<Record<string, unknown>>;

/** How a value is typed. `both`: a text in each language; `text` and `numberOrNone` may be null. */
export type Kind = 'both' | 'text' | 'number' | 'numberOrNone' | 'money' | 'yesNo' | 'dayOfYear';

export type Value = Readonly<{
  path: Path;
  /** The words that lead to it, each language's in its order. */
  names: readonly Localized[];
  kind: Kind;
  value: unknown;
}>;

const same = (text: string): Localized => ({ pl: text, en: text });

const keyNames: Readonly<Record<string, Localized>> = {
  studio: { pl: 'pracownia', en: 'studio' },
  logo: { pl: 'znak', en: 'logo' },
  pl: { pl: 'po polsku', en: 'in Polish' },
  en: { pl: 'po angielsku', en: 'in English' },
  name: { pl: 'nazwa', en: 'name' },
  city: { pl: 'miasto', en: 'city' },
  email: { pl: 'e-mail', en: 'email' },
  phone: { pl: 'telefon', en: 'phone' },
  replyWorkingDays: { pl: 'odpowiedź w dniach roboczych', en: 'reply in working days' },
  seller: { pl: 'sprzedawca', en: 'seller' },
  address: { pl: 'adres', en: 'address' },
  taxId: { pl: 'NIP', en: 'tax number' },
  bankAccount: { pl: 'numer konta', en: 'bank account' },
  euroAccount: { pl: 'konto w euro', en: 'euro account' },
  euroBic: { pl: 'BIC banku tego konta', en: 'BIC of its bank' },
  depositPercent: { pl: 'zaliczka w procentach', en: 'deposit in percent' },
  reminderDays: { pl: 'przypomnienie o wpłacie w dniach', en: 'reminder of a payment in days' },
  social: { pl: 'profile', en: 'profiles' },
  url: { pl: 'adres', en: 'address' },
  designCredit: { pl: 'projekt strony', en: 'design' },
  copyrightYear: { pl: 'rok praw autorskich', en: 'copyright year' },
  portrait: { pl: 'portret', en: 'portrait' },
  sample: { pl: 'przykładowe', en: 'sample' },
  defaultPrice: { pl: 'cena, której nie ma w cenniku', en: 'price of what the list does not name' },
  beyondA0Percent: {
    pl: 'każda następna powierzchnia A0, w procentach ceny A0',
    en: 'each further area of A0, in percent of the A0 price',
  },
  weeks: { pl: 'ile tygodni', en: 'weeks' },
  delivery: { pl: 'dostawa', en: 'delivery' },
  grosze: { pl: 'cena', en: 'price' },
  christmas: { pl: 'na święta do', en: 'for Christmas until' },
  groszePerEuro: { pl: 'kurs euro', en: 'exchange rate of the euro' },
  fileLongSide: { pl: 'dłuższy bok pliku w pikselach', en: 'longer side of a file in pixels' },
  automaticOffers: { pl: 'oferta robi się sama', en: 'the offer makes itself' },
  file: { pl: 'plik', en: 'file' },
  print: { pl: 'wydruk', en: 'print' },
  mural: { pl: 'mural', en: 'mural' },
  km: { pl: 'do ilu kilometrów od pracowni', en: 'up to how many kilometres from the studio' },
  days: { pl: 'ile dni', en: 'days' },
  least: { pl: 'najmniej', en: 'least' },
  most: { pl: 'najwięcej', en: 'most' },
  materials: { pl: 'materiały', en: 'materials' },
  text: { pl: 'opis', en: 'text' },
  details: { pl: 'opis', en: 'details' },
  title: { pl: 'tytuł', en: 'title' },
};

const silent: ReadonlySet<string> = new Set(['prices', 'lessons', 'sections', 'blocks', 'list']);
/** A part of an address, a number that a request uses, and what an editor needs. */
const fixed: ReadonlySet<string> = new Set(['$schema', 'id', 'code', 'italic', 'medium']);

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && !Array.isArray(node);
const isBoth = (node: unknown): node is Localized =>
  isNode(node) && locales.every((locale) => typeof node[locale] === 'string');

const nameOfType = (key: string): Localized | undefined => (orderTypeNames as Readonly<Record<string, Localized>>)[key];

function pricedName(key: string, [, type]: Path): Localized {
  const column = columnOf(key);
  if (column === 'variant')
    return variants[key as keyof typeof variants].label[type === 'portraits' ? type : 'custom-pictures'];
  if (column === 'subject') return subjects[key as keyof typeof subjects].label;
  if (column === 'medium') return media[key as keyof typeof media].label;
  if (column === 'size') return sizes[key as keyof typeof sizes].label;
  return nameOfType(key) ?? same(key);
}

function itemName(item: unknown, index: number): Localized {
  const { name, to, medium, id, code } = isNode(item) ? item : {};
  if (typeof name === 'string') return same(name);
  if (typeof medium === 'string') return media[medium as keyof typeof media]?.label ?? same(medium);
  return [name, to, id].find(isBoth) ?? same(String(code ?? index + 1));
}

function nameOf(parent: unknown, key: string | number, path: Path): readonly Localized[] {
  if (typeof key === 'number' && path[0] === 'logo') return [{ pl: `część ${key + 1}`, en: `part ${key + 1}` }];
  if (typeof key === 'number') return [itemName((parent as readonly unknown[])[key], key)];
  // of the logo's parts the text is all that there is
  if (silent.has(key) || (path[0] === 'logo' && key === 'text')) return [];
  if (path[0] === 'delivery' && key in destinations) return [destinations[key as Destination].label];
  if (path.length === 1 && key === 'name') return [{ pl: 'imię i nazwisko', en: 'name' }];
  if (path[0] === 'prices') return [pricedName(key, path)];
  return [nameOfType(key) ?? keyNames[key] ?? same(key)];
}

function kindOf(value: unknown, path: Path): Kind {
  const last = String(path.at(-1));
  if (isBoth(value)) return 'both';
  if (typeof value === 'boolean') return 'yesNo';
  if (path[0] === 'christmas') return 'dayOfYear';
  if (path[0] === 'reminderDays') return 'numberOrNone';
  if (typeof value !== 'number') return 'text';
  return path[0] === 'prices' || path[0] === 'delivery' || last === 'defaultPrice' || last.startsWith('grosze')
    ? 'money'
    : 'number';
}

/** What a table or list holds, key by key, without what nobody may change. */
const entriesOf = (node: unknown): readonly (readonly [key: string | number, inner: unknown])[] => {
  if (Array.isArray(node)) return node.map((inner, index) => [index, inner] as const);
  return isNode(node) && !isBoth(node) ? Object.entries(node).filter(([key]) => !fixed.has(key)) : [];
};

/** Every value of a file, or of a part of it, with the words that lead there. */
export function valuesIn(node: unknown, names: readonly Localized[], path: Path = []): readonly Value[] {
  const inner = entriesOf(node);
  if (inner.length === 0 && (!isNode(node) || isBoth(node)))
    return [{ path, names, kind: kindOf(node, path), value: node }];
  return inner.flatMap(([key, value]) =>
    valuesIn(value, [...names, ...nameOf(node, key, [...path, key])], [...path, key]),
  );
}
