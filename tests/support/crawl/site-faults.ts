import { load } from 'cheerio';
import { addressesIn, blocksOf, dataFaults } from './data-faults';
import { alternatesOf, descriptionOf, isHidden, pageFaults, pathOf, titleOf } from './page-faults';
import type { Read } from './read';
import { type Crawl, crawl, type Visited } from './visit';

export type Report = Readonly<{ faults: readonly string[]; counts: Readonly<Record<string, number>> }>;

/** The most that a card of a shared link may weigh, in bytes. */
const cardBytes = 150_000;

const filesOf = ({ $ }: Visited): readonly string[] => [
  ...$('img[src], source[src], script[src]')
    .toArray()
    .map((element) => $(element).attr('src') ?? ''),
  ...$('link[href]:not([rel=canonical]):not([hreflang])')
    .toArray()
    .map((element) => $(element).attr('href') ?? ''),
  ...$('[srcset]')
    .toArray()
    .flatMap((element) =>
      ($(element).attr('srcset') ?? '').split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    ),
];
const cardOf = ({ $ }: Visited): string => pathOf($('meta[property="og:image"]').attr('content') ?? '/missing');

/** What two pages have in common that each must have alone. */
function repeated(pages: readonly Visited[], part: string, of: (page: Visited) => string): readonly string[] {
  const groups = [...Map.groupBy(pages, of)].filter(([, sharing]) => sharing.length > 1);
  return groups.map(([text, sharing]) => `${sharing.map(({ path }) => path).join(' and ')} have one ${part}: ${text}`);
}

/** A page that names another one's address for a language must be named by that one, too. */
const oneWay = (page: Visited, { pages }: Crawl): readonly string[] =>
  [...alternatesOf(page)].flatMap(([language, path]) => {
    const other = pages.get(path);
    if (!other) return [`${page.path} names ${path} for ${language}, which no link reaches`];
    return [...alternatesOf(other).values()].includes(page.path) ? [] : [`${path} does not name ${page.path}`];
  });

async function fileFaults(read: Read, paths: ReadonlySet<string>): Promise<readonly string[]> {
  const faults: string[] = [];
  const look = async (path: string) => {
    const { status, bytes } = await read(path);
    if (status !== 200 || bytes === 0) faults.push(`${path} is shown and answers ${status}`);
    if (path.startsWith('/cards/') && bytes > cardBytes) faults.push(`${path} weighs ${bytes} bytes`);
  };
  const queue = paths.values();
  const worker = async () => {
    for (const path of queue) await look(path);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return faults;
}

const unlike = (what: string, one: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] =>
  [...[...one].filter((path) => !other.has(path)), ...[...other].filter((path) => !one.has(path))].map(
    (path) => `${path} ${what}`,
  );

/**
 * Reads the whole site as a search engine does, and compares it with its sitemap and with what was built.
 * @param built the addresses of all pages that search engines may show
 */
export async function siteReport(read: Read, built: ReadonlySet<string>): Promise<Report> {
  const found = await crawl(read, ['/', '/en']);
  const all = [...found.pages.values()];
  const shown = all.filter((page) => !isHidden(page));
  const reachable = new Set(shown.map(({ path }) => path));
  const map = load((await read('/sitemap.xml')).body, { xml: true });
  const listed = map('url > loc')
    .toArray()
    .map((loc) => pathOf(map(loc).text()));
  const pictured = map('url image\\:loc')
    .toArray()
    .map((loc) => pathOf(map(loc).text()));
  const files = new Set([
    ...all
      .flatMap(filesOf)
      .filter((address) => !address.startsWith('data:'))
      .map(pathOf),
    ...shown.map(cardOf),
    ...pictured,
  ]);
  const data = await Promise.all(all.map(dataFaults));
  const blocks = all.filter((_, index) => !data[index]?.length).flatMap(blocksOf);
  const named = new Set(blocks.flatMap(addressesIn).map(pathOf));
  const faults = [
    ...found.faults,
    ...all.flatMap((page) => pageFaults(page, found)),
    ...repeated(shown, 'title', titleOf),
    ...repeated(shown, 'description', descriptionOf),
    ...shown.flatMap((page) => oneWay(page, found)),
    ...repeated(
      listed.map((path) => ({ path }) as Visited),
      'entry of the sitemap',
      ({ path }) => path,
    ),
    ...unlike('is either linked or in the sitemap, not both', reachable, new Set(listed)),
    ...unlike('is either built or in the sitemap, not both', built, new Set(listed)),
    ...data.flat(),
    ...(await fileFaults(read, new Set([...files, ...named]))),
  ];
  const counts = {
    'pages built': built.size,
    'pages in the sitemap': listed.length,
    'pages reachable': reachable.size,
    'pages kept out of search': all.length - shown.length,
    titles: new Set(shown.map(titleOf)).size,
    descriptions: new Set(shown.map(descriptionOf)).size,
    'files shown': files.size,
    'blocks of structured data': blocks.length,
    faults: faults.length,
  };
  return { faults, counts };
}
