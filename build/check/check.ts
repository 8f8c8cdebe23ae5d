import { ibanOf, isTaxId } from '@/domain/account';
import { cleanPhone, doubtfulPhone, isMailbox } from '@/domain/contact-hints';
import { locales } from '@/i18n/locales';
import { type Check, type Fault, worksOf } from './fault';
import { artistPortrait, stages, tallParts, tiles } from './home';
import { kept } from './ledger';
import { priceGaps, priceRows } from './prices';
import { brokenRule, type ValueRule } from './shapes';
import { pictures, shopItems } from './shop';
import { type SourceLocation, type TableName, tableLocation } from './table-locations';
import type { Tables } from './tables';
import { ids, images, measurements, slugs, techniques } from './works';

/** Letters, calls and payments reach the artist, and buyers read who sells. */
const reachable: Check = ({ artist: { email, phone, seller, bankAccount, euroAccount = null } }) => {
  const isAccount = (account: string | null): boolean => account === null || ibanOf(account) !== null;
  const isPhone = phone.trim() !== '' && phone.trim() === cleanPhone(phone) && !doubtfulPhone(phone);
  const rows: readonly (readonly [keys: readonly [...string[], ValueRule], value: unknown, isRight: boolean])[] = [
    [['email'], email, isMailbox(email)],
    [['phone'], phone, isPhone],
    // a blank one is asked for by the warnings
    [['seller', 'taxId'], seller.taxId, !seller.taxId?.trim() || isTaxId(seller.taxId)],
    [['bankAccount'], bankAccount, isAccount(bankAccount)],
    [['euroAccount'], euroAccount, isAccount(euroAccount)],
  ];
  return rows
    .filter(([, , isRight]) => !isRight)
    .map(([keys, value]) => {
      const rule = keys.at(-1) as ValueRule;
      return { item: 'artist', ...brokenRule(rule, value, rule), at: tableLocation('artist', ...keys) };
    });
};

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
  const lacking = (item: string, node: unknown, at: (...keys: string[]) => SourceLocation): readonly Fault[] =>
    untranslated(node).map((path) => ({ item, text: `${path.join('.')} is empty`, at: at(...path), rule: 'empty' }));
  return [
    ...worksOf(tables).flatMap(({ name, work, at }) => lacking(name, work, at)),
    ...(Object.keys(tables.worded) as TableName[]).flatMap((table) =>
      lacking(table, tables.worded[table], (...keys) => tableLocation(table, ...keys)),
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
  pictures,
  priceRows,
  tiles,
  artistPortrait,
  reachable,
  tallParts,
  stages,
];

const keyOf = ({ at: { file, path = [] } }: Fault): string => [file, ...path].join(' ');

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
  const known = new Set(shapes.map(keyOf));
  // no check for orders without a price here: they would only follow from a row that is wrong in itself
  const others = checks.flatMap((check) => attempted(check, tables)).filter((fault) => !known.has(keyOf(fault)));
  return [...shapes, ...others];
}
