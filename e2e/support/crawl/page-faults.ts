import Validator from '@adobe/structured-data-validator';
import { type Locale, locales } from '@/i18n/locales';
import { foreignWords } from './foreign-words';
import { inside, type Opened } from './visit';

type Node = Readonly<Record<string, unknown>>;

const validator = new Validator();

/** The blocks of structured data of a page, read as JSON. @throws if one is none */
const blocksOf = ({ $ }: Opened): readonly Node[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Node);

const nodesOf = (block: Node): readonly Node[] => (block['@graph'] as readonly Node[] | undefined) ?? [block];

/** Every address inside the site that a block names. */
function addressesIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' && ['url', 'contentUrl', 'item', 'image', 'license', 'acquireLicensePage'].includes(key)
      ? [value]
      : addressesIn(value),
  );
}

/** `blocks`: how many are in order; `named`: the addresses inside the site that these name. */
type Data = Readonly<{ faults: readonly string[]; blocks: number; named: readonly string[] }>;

async function faultsOf(blocks: readonly Node[]): Promise<readonly string[]> {
  if (blocks.some((block) => block['@context'] !== 'https://schema.org')) return ['names another vocabulary'];
  const byType = Map.groupBy(blocks.flatMap(nodesOf), (node) => String(node['@type']));
  const jsonld = Object.fromEntries([...byType].map(([type, nodes]) => [type, [...nodes]]));
  const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {} });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => `has structured data with a fault: ${issueMessage}`);
}

/** What a page's blocks say, and what search engines cannot do without in them; `tsc` knows schema.org's words. */
export async function dataOf(page: Opened): Promise<Data> {
  const said = (faults: readonly string[]) => faults.map((fault) => `${page.path} ${fault}`);
  try {
    const blocks = blocksOf(page);
    const faults = said(await faultsOf(blocks));
    return faults.length
      ? { faults, blocks: 0, named: [] }
      : { faults, blocks: blocks.length, named: blocks.flatMap(addressesIn) };
  } catch (error) {
    return { faults: said([`has structured data that is no JSON: ${(error as Error).message}`]), blocks: 0, named: [] };
  }
}

export const isHidden = ({ $ }: Opened): boolean => /noindex/.test($('meta[name=robots]').attr('content') ?? '');
export const titleOf = ({ $ }: Opened): string => $('head > title').text();
export const descriptionOf = ({ $ }: Opened): string => $('meta[name=description]').attr('content') ?? '';
export const alternatesOf = ({ $ }: Opened): ReadonlyMap<string, string> =>
  new Map(
    $('link[rel=alternate][hreflang]')
      .toArray()
      .map((link) => [$(link).attr('hreflang') ?? '', pathOf($(link).attr('href') ?? '')]),
  );
export const pathOf = (address: string): string => new URL(address, 'http://site.invalid').pathname;

const one = ({ $ }: Opened, selector: string): readonly string[] =>
  $(selector).length === 1 ? [] : [`has ${$(selector).length} of ${selector}`];

/** What a search engine and a service that shares links need to know. */
function headFaults(page: Opened): readonly string[] {
  const { $, path } = page;
  const wanted = [
    'meta[property="og:title"]',
    'meta[property="og:url"]',
    'meta[property="og:image"]',
    'meta[name="twitter:card"]',
    'head > title',
  ];
  const common = [...wanted, 'meta[name=description]', 'h1'].flatMap((selector) => one(page, selector));
  if (isHidden(page)) return common;
  const sizes = [
    ['title', titleOf(page), 15, 90],
    ['description', descriptionOf(page), 50, 160],
  ] as const;
  const canonical = pathOf($('link[rel=canonical]').attr('href') ?? '/missing');
  const shared = pathOf($('meta[property="og:url"]').attr('content') ?? '/missing');
  const alternates = alternatesOf(page);
  return [
    ...common,
    ...sizes.flatMap(([part, { length }, least, most]) =>
      length < least || length > most ? [`has a ${part} of ${length} letters`] : [],
    ),
    ...(canonical === path ? [] : [`names ${canonical} as its address`]),
    ...(shared === path ? [] : [`is shared as ${shared}`]),
    ...(alternates.get('x-default') === alternates.get('pl') ? [] : ['has an x-default that is not the Polish page']),
    ...locales.filter((locale) => !alternates.has(locale)).map((locale) => `names no page in ${locale}`),
    ...one(page, 'link[type="application/atom+xml"]'),
  ];
}

/** A heading may go one level down at most. */
function headingFaults({ $ }: Opened): readonly string[] {
  const levels = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: $(heading).text() }));
  return levels.flatMap(({ level, text }, index) => {
    const before = levels[index - 1]?.level ?? 0;
    return level > before + 1 ? [`has h${level} “${text}” after h${before}`] : [];
  });
}

function elementFaults({ $ }: Opened): readonly string[] {
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const mute = $('img:not([alt])').toArray();
  return [
    ...twice.map((id) => `has two elements #${id}`),
    ...mute.map((image) => `has a picture without alternative text: ${$(image).attr('src')}`),
  ];
}

/** Links that leave the site without encryption, and those that would have a search engine read a page once more. */
const linkFaults = ({ $, path }: Opened): readonly string[] =>
  $('a[href], area[href]')
    .toArray()
    .map((link) => ({ href: $(link).attr('href') ?? '', rel: $(link).attr('rel') ?? '' }))
    .flatMap(({ href, rel }) => {
      const to = inside(href, path);
      if (to?.query && !rel.split(' ').includes('nofollow')) return [`links ${href} without nofollow`];
      return to || /^(https:|mailto:|tel:)/.test(href) ? [] : [`links ${href}`];
    });

/** What is wrong with a page by itself, a sentence each. */
export function pageFaults(page: Opened): readonly string[] {
  const locale = page.$('html').attr('lang') as Locale;
  const faults = [
    ...headFaults(page),
    ...headingFaults(page),
    ...elementFaults(page),
    ...linkFaults(page),
    ...foreignWords(page.$, locale).map((word) => `has the foreign word “${word}”`),
  ];
  return [...new Set(faults)].map((fault) => `${page.path} ${fault}`);
}
