import type { Destination } from '@/content/order';
import { locales } from '@/i18n/locales';
import { isAsked } from './asked';
import type { Delivery, OrderDraft } from './order';

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PT RO SE SI SK'.split(' ');

/** What people call a country besides. */
const others: Readonly<Record<string, Destination>> = {
  'czech republic': 'eu',
  holland: 'eu',
  anglia: 'world',
  england: 'world',
  'great britain': 'world',
  'northern ireland': 'world',
  scotland: 'world',
  szkocja: 'world',
  uk: 'world',
  usa: 'world',
  wales: 'world',
  walia: 'world',
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regions = letters.flatMap((first) => letters.map((second) => first + second));

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

type Country = readonly [name: string, to: Destination];

function namesIn(language: string, some: readonly string[]): readonly Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return some.flatMap((region) => {
    const to = region === 'PL' ? 'pl' : union.includes(region) ? 'eu' : 'world';
    return [[wordsOf(names.of(region) ?? ''), to] as const];
  });
}

const ownLanguage = (region: string): string => new Intl.Locale('und', { region }).maximize().language;

let known: readonly Country[] | undefined;

/** In both languages of the site, in the Union in its own, too; the longest first: "Northern Ireland" ends as "Ireland" does. */
function countries(): readonly Country[] {
  known ??= [
    // a region of the past has the name of today's: DD
    ...locales.flatMap((locale) => namesIn(locale, [...union, ...regions])),
    ...union.flatMap((region) => namesIn(ownLanguage(region), [region])),
    ...Object.entries(others),
  ]
    .filter(([name]) => name !== '')
    .sort(([one], [other]) => other.length - one.length);
  return known;
}

/** Where an address leads by the country at its end, else by a postal code of Poland; null where it does not say. */
export function destinationIn(address: string): Destination | null {
  const words = ` ${wordsOf(address)}`;
  const named = countries().find(([name]) => words.endsWith(` ${name}`))?.[1];
  return named ?? (/(^|\D)\d\d-\d{3}(\D|$)/.test(address) ? 'pl' : null);
}

/** As chosen, else as the address says; null where it does not say, and of a file (ORDER-30). */
export const destinationOf = (draft: OrderDraft, { address }: Pick<Delivery, 'address'>): Destination | null =>
  isAsked('destination', draft) ? (draft.destination ?? destinationIn(address)) : null;
