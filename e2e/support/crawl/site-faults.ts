import { load } from 'cheerio';
import { alternatesOf, dataOf, descriptionOf, isHidden, pageFaults, pathOf, titleOf } from './page-faults';
import { crawl, hrefsOf, inside, type Opened, type Read } from './visit';

/** What is kept of a page: what is wrong with it by itself, and what is compared with other pages. */
type Visited = Readonly<{
  path: string;
  isHidden: boolean;
  title: string;
  description: string;
  /** Its address in each language. */
  alternates: ReadonlyMap<string, string>;
  /** The picture of a shared link. */
  ogImage: string;
  /** Pictures, scripts, styles and fonts. */
  files: readonly string[];
  /** What a link can lead to on it. */
  places: ReadonlySet<string>;
  /** Its links to a place on a page of the site. */
  toPlaces: readonly Readonly<{ href: string; path: string; fragment: string }>[];
  /** Blocks of structured data, and the addresses that they name. */
  blocks: number;
  named: readonly string[];
  faults: readonly string[];
}>;

const attributesOf = ({ $ }: Opened, selector: string, name: string): readonly string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');

const filesOf = (page: Opened): readonly string[] => [
  ...attributesOf(page, 'img[src], source[src], script[src]', 'src'),
  ...attributesOf(page, 'link[href]:not([rel=canonical]):not([hreflang])', 'href'),
  ...attributesOf(page, '[srcset]', 'srcset').flatMap((set) =>
    set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
  ),
];

const toPlacesOf = (page: Opened) =>
  [...new Set(hrefsOf(page))].flatMap((href) => {
    const to = inside(href, page.path);
    return to?.fragment ? [{ href, path: to.path, fragment: to.fragment }] : [];
  });

async function look(page: Opened): Promise<Visited> {
  const { faults, blocks, named } = await dataOf(page);
  return {
    path: page.path,
    isHidden: isHidden(page),
    title: titleOf(page),
    description: descriptionOf(page),
    alternates: alternatesOf(page),
    ogImage: pathOf(attributesOf(page, 'meta[property="og:image"]', 'content')[0] ?? '/missing'),
    files: filesOf(page)
      .filter((address) => !address.startsWith('data:'))
      .map(pathOf),
    places: new Set(attributesOf(page, '[id]', 'id')),
    toPlaces: toPlacesOf(page),
    blocks,
    named: named.map(pathOf),
    faults: [...pageFaults(page), ...faults],
  };
}

type Pages = ReadonlyMap<string, Visited>;
export type Report = Readonly<{ faults: readonly string[]; counts: Readonly<Record<string, number>> }>;

/** The most that the picture of a shared link may weigh, in bytes (ROUTES-20). */
const ogImageBytes = 150_000;

/** What two pages have in common that each must have alone. */
function repeated<Page extends Readonly<{ path: string }>>(
  pages: readonly Page[],
  part: string,
  of: (page: Page) => string,
): readonly string[] {
  const groups = [...Map.groupBy(pages, of)].filter(([, sharing]) => sharing.length > 1);
  return groups.map(([text, sharing]) => `${sharing.map(({ path }) => path).join(' and ')} have one ${part}: ${text}`);
}

/** A page that names another one's address for a language must be named by that one, too. */
const oneWay = ({ path: own, alternates }: Visited, pages: Pages): readonly string[] =>
  [...alternates].flatMap(([language, path]) => {
    const other = pages.get(path);
    if (!other) return [`${own} names ${path} for ${language}, which no link reaches`];
    return [...other.alternates.values()].includes(own) ? [] : [`${path} does not name ${own}`];
  });

/** Links to a place on a page that has no such place; a choice that the form takes from its address is none (ORDER-26). */
const nowhere = ({ path: own, toPlaces }: Visited, pages: Pages): readonly string[] =>
  toPlaces
    .filter(({ path, fragment }) => !fragment.startsWith('choice=') && pages.get(path)?.places.has(fragment) === false)
    .map(({ href }) => `${own} links ${href}, where nothing has this name`);

async function fileFaults(read: Read, paths: ReadonlySet<string>): Promise<readonly string[]> {
  const faults: string[] = [];
  const visit = async (path: string) => {
    const { status, bytes } = await read(path);
    if (status !== 200 || bytes === 0) faults.push(`${path} is shown and answers ${status}`);
    if (path.endsWith('.jpg') && bytes > ogImageBytes) faults.push(`${path} weighs ${bytes} bytes`);
  };
  const queue = paths.values();
  const worker = async () => {
    for (const path of queue) await visit(path);
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
  const { pages, faults: broken } = await crawl(read, ['/', '/en'], look);
  const all = [...pages.values()];
  const shown = all.filter(({ isHidden }) => !isHidden);
  const reachable = new Set(shown.map(({ path }) => path));
  const map = load((await read('/sitemap.xml')).body, { xml: true });
  const textsOf = (selector: string): readonly string[] =>
    map(selector)
      .toArray()
      .map((element) => pathOf(map(element).text()));
  const listed = textsOf('url > loc');
  const files = new Set([
    ...all.flatMap((page) => page.files),
    ...shown.map(({ ogImage }) => ogImage),
    ...textsOf('url image\\:loc'),
  ]);
  const named = all.flatMap((page) => page.named);
  const faults = [
    ...broken,
    ...all.flatMap((page) => [...page.faults, ...nowhere(page, pages)]),
    ...repeated(shown, 'title', ({ title }) => title),
    ...repeated(shown, 'description', ({ description }) => description),
    ...shown.flatMap((page) => oneWay(page, pages)),
    ...repeated(
      listed.map((path) => ({ path })),
      'entry of the sitemap',
      ({ path }) => path,
    ),
    ...unlike('is either linked or in the sitemap, not both', reachable, new Set(listed)),
    ...unlike('is either built or in the sitemap, not both', built, new Set(listed)),
    ...(await fileFaults(read, new Set([...files, ...named]))),
  ];
  const counts = {
    'pages built': built.size,
    'pages in the sitemap': listed.length,
    'pages reachable': reachable.size,
    'pages kept out of search': all.length - shown.length,
    titles: new Set(shown.map(({ title }) => title)).size,
    descriptions: new Set(shown.map(({ description }) => description)).size,
    'files shown': files.size,
    'blocks of structured data': all.reduce((sum, { blocks }) => sum + blocks, 0),
    faults: faults.length,
  };
  return { faults, counts };
}
