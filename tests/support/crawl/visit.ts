import { type CheerioAPI, load } from 'cheerio';
import type { Read } from './read';

/** A page as it was found. `from`: the first page that links it. */
export type Visited = Readonly<{ path: string; from: string; $: CheerioAPI }>;
export type Crawl = Readonly<{ pages: ReadonlyMap<string, Visited>; faults: readonly string[] }>;

/**
 * Path and fragment of a link inside the site; null for one that leads elsewhere. Without its query: pages are static, what
 * follows the `?` fills in a form, and each page names the address without it as its own.
 */
export function inside(href: string, path: string): Readonly<{ path: string; fragment: string }> | null {
  const site = 'http://site.invalid';
  const url = new URL(href, site + path);
  if (url.origin !== site) return null;
  return { path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) };
}

/** Where the links of a page lead. */
export const hrefsOf = ({ $ }: Pick<Visited, '$'>): readonly string[] =>
  $('a[href], area[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');

/** Follows every link inside the site from these pages on. What does not answer as a page or file is a fault. */
export async function crawl(read: Read, starts: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, Visited>();
  const faults: string[] = [];
  const seen = new Set(starts);
  const queue = starts.map((path) => ({ path, from: path }));
  for (const { path, from } of queue) {
    const { status, type, location, body } = await read(path);
    if (location) faults.push(`${from} links ${path}, which is redirected to ${location}`);
    else if (status !== 200) faults.push(`${from} links ${path}, which answers ${status}`);
    if (status !== 200 || !type.startsWith('text/html')) continue;
    // as a browser without script: what stands in noscript is read, too
    const page = { path, from, $: load(body, { scriptingEnabled: false }) };
    pages.set(path, page);
    for (const href of hrefsOf(page)) {
      const to = inside(href, path);
      if (!to || seen.has(to.path)) continue;
      seen.add(to.path);
      queue.push({ path: to.path, from: path });
    }
  }
  return { pages, faults };
}
