import { ibanOf, isTaxId } from '@/domain/account';
import { cleanPhone, doubtfulPhone, isMailbox } from '@/domain/contact-hints';
import { locales } from '@/i18n/locales';
import { type Check, type Fault, worksOf } from './fault';
import { artistPortrait, stages, tallParts, tiles } from './home';
import { brokenRule } from './issues';
import { kept } from './ledger';
import { priceGaps, priceRows } from './prices';
import { picturePrices, pictureStates, shopItems } from './shop';
import type { SourceLocation } from './table-locations';
import { type TableName, tableLocation } from './table-locations';
import type { Tables } from './tables';
import { keyNames } from './values';
import { ids, images, measurements, slugs, techniques } from './works';

/** Letters, calls and payments reach the artist, and buyers read who sells. */
const reachable: Check = ({ artist: { email, phone, seller, bankAccount, euroAccount = null } }) =>
  [
    { path: ['email'], value: email, isRight: isMailbox(email) },
    {
      path: ['phone'],
      value: phone,
      isRight: phone.trim() === cleanPhone(phone) && phone.trim() !== '' && !doubtfulPhone(phone),
    },
    // a blank one is asked for by the warnings
    { path: ['seller', 'taxId'], value: seller.taxId, isRight: !seller.taxId?.trim() || isTaxId(seller.taxId) },
    { path: ['bankAccount'], value: bankAccount, isRight: bankAccount === null || ibanOf(bankAccount) !== null },
    { path: ['euroAccount'], value: euroAccount, isRight: euroAccount === null || ibanOf(euroAccount) !== null },
  ]
    .filter(({ isRight }) => !isRight)
    .map(({ path, value }) => {
      const key = path.at(-1) ?? '';
      const { pl } = brokenRule(keyNames[key]?.pl ?? key, value, key);
      return { item: 'artist', fault: { ...brokenRule(key, value, key), pl }, at: tableLocation('artist', ...path) };
    });

const isObject = (node: unknown): node is Readonly<Record<string, unknown>> =>
  typeof node === 'object' && node !== null;
const isBlank = (node: unknown): boolean =>
  node === undefined || node === null || (typeof node === 'string' && node.trim() === '');

/** Paths of the texts that lack a language, wherever `node` has a text in two languages. */
function untranslated(node: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (!isObject(node)) return [];
  const spoken = locales.some((locale) => locale in node);
  const lacking = spoken ? locales.filter((locale) => isBlank(node[locale])) : [];
  const deeper = Object.entries(node).flatMap(([key, value]) => untranslated(value, [...path, key]));
  return [...lacking.map((locale) => [...path, locale]), ...deeper];
}

/** Titles, techniques, alternative texts and slugs of the works, and the labels of every other table. */
const translations: Check = (tables) => {
  const say = (item: string, node: unknown, at: (...keys: string[]) => SourceLocation): readonly Fault[] =>
    untranslated(node).map((path) => ({
      item,
      fault: { en: `${path.join('.')} is empty`, pl: `${path.join('.')}: puste` },
      at: at(...path),
    }));
  return [
    ...worksOf(tables).flatMap(({ name, work, at }) => say(name, work, at)),
    ...(Object.keys(tables.worded) as TableName[]).flatMap((table) =>
      say(table, tables.worded[table], (...keys) => tableLocation(table, ...keys)),
    ),
  ];
};

const checks: readonly Check[] = [
  translations,
  ids,
  slugs,
  images,
  techniques,
  measurements,
  kept,
  shopItems,
  picturePrices,
  pictureStates,
  priceRows,
  tiles,
  artistPortrait,
  reachable,
  tallParts,
  stages,
];

const placeOf = ({ at: { file, path = [] } }: Fault): string => [file, ...path].join(' ');

/**
 * A check may throw at a row in which a fault was already found: then it reports nothing until that fault is corrected.
 */
function attempted(check: Check, tables: Tables): readonly Fault[] {
  try {
    return check(tables);
  } catch {
    return [];
  }
}

/**
 * Everything that is wrong with content, one entry per fault.
 * @param shapes what is wrong with single values
 */
export function faultsOf(tables: Tables, shapes: readonly Fault[] = []): readonly Fault[] {
  if (shapes.length === 0) return [...checks, priceGaps].flatMap((check) => check(tables));
  const told = new Set(shapes.map(placeOf));
  // no check for orders without a price here: they would only follow from a row that is wrong in itself
  const others = checks.flatMap((check) => attempted(check, tables)).filter((fault) => !told.has(placeOf(fault)));
  return [...shapes, ...others];
}
