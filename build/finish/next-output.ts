import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';

const sonner = 'node_modules/sonner/dist/index.mjs';
const call = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?$/m;

/** The page policy needs sonner's exact style, and the empty text that it adds first. @throws if it inserts them another way */
export function injectedStyles(): readonly string[] {
  const literal = call.exec(readFileSync(sonner, 'utf8'))?.[1];
  if (!literal) throw new Error('sonner no longer inserts its style as it did: see TRUST-21');
  return ['', JSON.parse(literal) as string];
}

/** What `next build` writes with `output: 'export'`. `next-output.spec.ts` holds each fact on the real build. */
const out = 'out';

export const pathIn = (name: string): string => join(out, name);

const isOwn = (name: string): boolean => name === '404.html' || name.startsWith('_not-found');
/** 1. Beside each page, and at the top, are the data of client-side navigation, which this site has not (decision 064). */
const isPart = (name: string): boolean => name.endsWith('.txt') && name !== 'robots.txt';
/** 2. Files that sheets name are in this folder. Nothing else below `_next` is sent: rules are in the pages. */
const media = '/_next/static/media/';
const isNexts = (name: string): boolean => name.startsWith('_next/') && !`/${name}`.startsWith(media);

export const sentAt = (address: string): string =>
  address.startsWith(media) ? `/media/${address.slice(media.length)}` : address;

/** The names of all files that visitors may ask for, except the pages of unknown addresses. */
export const exportedFiles = (): readonly string[] =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
    .filter((name) => !isOwn(name) && !isPart(name) && !isNexts(name));

/** 3. The page at /a/b is `a/b.html`, the home page `index.html`; 404.html answers every unknown address. */
export const isPage = (name: string): boolean => name.endsWith('.html');
export const addressOf = (name: string): string => {
  if (name === 'index.html') return '/';
  return `/${isPage(name) ? name.slice(0, -'.html'.length) : name}`;
};
export const notFoundName = '404.html';

const url = /url\((?:"([^"]*)"|'([^']*)'|([^"')]*))\)/g;
const isWhole = (address: string): boolean => /^(?:\/|#|data:)/.test(address);

/** 4. The address of a style sheet is that of its file. Relative addresses in it count from the sheet, but in a page's own style from the page. */
export const sheetAt = (href: string): string =>
  readFileSync(pathIn(href), 'utf8').replace(url, (text, double?: string, single?: string, bare?: string) => {
    const address = double ?? single ?? bare ?? '';
    return isWhole(address) ? text : `url(${sentAt(new URL(address, `http://site${href}`).pathname)})`;
  });

/** 5. Every script without a type, and every link that preloads one, is of Next's client; the others are data or ours. */
export const clientOf = ($: CheerioAPI) =>
  $('script:not([type]), link[rel="preload"][as="script"], link[rel="modulepreload"]');

/** 6. A part of a page that waits for a script of Next's client. */
export const isPending = ($: CheerioAPI): boolean =>
  $('template[id^="B:"], template[id^="P:"], [hidden][id^="S:"]').length > 0;

/** 7. Sheets are links in the head, in the order of the cascade. */
export const sheetsOf = ($: CheerioAPI) => $('head > link[rel="stylesheet"]');

/** 8. `<style href="faces" precedence>` and `preload()` of a font are in the head. */
export const facesOf = ($: CheerioAPI) => $('head > style[data-href="faces"]');
export const fontPreloadsOf = ($: CheerioAPI) => $('head > link[rel="preload"][as="font"]');
