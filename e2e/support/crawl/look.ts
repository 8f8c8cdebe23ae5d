import { dataOf } from './data-faults';
import { alternatesOf, descriptionOf, isHidden, pageFaults, pathOf, titleOf } from './page-faults';
import { hrefsOf, inside, type Opened } from './visit';

/** What is kept of a page: what is wrong with it by itself, and what is compared with other pages. */
export type Visited = Readonly<{
  path: string;
  isHidden: boolean;
  title: string;
  description: string;
  /** Its address in each language. */
  alternates: ReadonlyMap<string, string>;
  /** The picture of a shared link. */
  card: string;
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

export async function look(page: Opened): Promise<Visited> {
  const { faults, blocks, named } = await dataOf(page);
  return {
    path: page.path,
    isHidden: isHidden(page),
    title: titleOf(page),
    description: descriptionOf(page),
    alternates: alternatesOf(page),
    card: pathOf(attributesOf(page, 'meta[property="og:image"]', 'content')[0] ?? '/missing'),
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
