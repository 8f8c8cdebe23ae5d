import { type CheerioAPI, load } from 'cheerio';

/** One answer of the site, without following a redirect. `body`: of pages and the sitemap alone. */
export type Answer = Readonly<{ status: number; type: string; location: string | null; body: string; bytes: number }>;
export type Read = (path: string) => Promise<Answer>;

/** Reads paths of the site at this address, each once. */
export function readerOf(base: string): Read {
  const known = new Map<string, Promise<Answer>>();
  // asked again once: the site may close a connection that waits just when it is to be used again
  const asked = async (path: string) => {
    const answer = await fetch(base + path, { redirect: 'manual' });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const read = async (path: string): Promise<Answer> => {
    const { answer, bytes } = await asked(path).catch(() => asked(path));
    const type = answer.headers.get('content-type') ?? '';
    const body = /\/(html|xml)/.test(type) ? bytes.toString() : '';
    return { status: answer.status, type, location: answer.headers.get('location'), body, bytes: bytes.length };
  };
  return (path) => {
    const answer = known.get(path) ?? read(path);
    known.set(path, answer);
    return answer;
  };
}

/** A page while it is looked at, with every element. `from`: the first page that links it. */
export type Opened = Readonly<{ path: string; from: string; $: CheerioAPI }>;

type Inside = Readonly<{ path: string; fragment: string; query: string }>;

/**
 * Path and fragment of a link inside the site; null for one that leads elsewhere. Its query leads to
 * no other page: pages are static, and what follows the `?` fills in a form.
 */
export function inside(href: string, path: string): Inside | null {
  const site = 'http://site.invalid';
  const url = new URL(href, site + path);
  if (url.origin !== site) return null;
  return { path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)), query: url.search };
}

/** Where the links of a page lead. */
export const hrefsOf = ({ $ }: Pick<Opened, '$'>): readonly string[] =>
  $('a[href], area[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');

/**
 * Follows every link inside the site from these pages on. What does not answer as a page or file is a fault.
 * @param look what is kept of a page; all its elements together need too much memory to be kept of every page
 */
export async function crawl<Kept>(
  read: Read,
  starts: readonly string[],
  look: (page: Opened) => Promise<Kept>,
): Promise<Readonly<{ pages: ReadonlyMap<string, Kept>; faults: readonly string[] }>> {
  const pages = new Map<string, Kept>();
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
    pages.set(path, await look(page));
    for (const href of hrefsOf(page)) {
      const to = inside(href, path);
      if (!to || seen.has(to.path)) continue;
      seen.add(to.path);
      queue.push({ path: to.path, from: path });
    }
  }
  return { pages, faults };
}
