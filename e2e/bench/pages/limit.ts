import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright/test';
import type { Profile } from './visit';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};
const packable = ['.html', '.js', '.css', '.svg'];
const packed = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/**
 * Serves a page from memory and files from folders, packed once as the site's own are.
 * @param page the HTML of `/`
 * @param folders where the files lie, the first one that has it counts
 */
export async function serveStill(
  page: string,
  folders: readonly string[],
): Promise<{ origin: string; stop: () => void }> {
  const kept = new Map<string, Buffer>();
  const bytesOf = (path: string): Buffer | null => {
    if (path === '/') return Buffer.from(page);
    const file = folders.map((folder) => join(folder, path)).find(existsSync);
    return file ? readFileSync(file) : null;
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const ending = path === '/' ? '.html' : extname(path);
    const plain = kept.has(path) ? null : bytesOf(path);
    if (plain) kept.set(path, packable.includes(ending) ? packed(plain) : plain);
    const body = kept.get(path);
    if (!body) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': types[ending] ?? 'application/octet-stream',
        'content-length': body.length,
        'cache-control': 'max-age=3600',
        ...(packable.includes(ending) ? { 'content-encoding': 'br' } : {}),
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}

type Text = Readonly<{ tag: 'h1' | 'h2' | 'h3' | 'p'; text: string }>;
/** A picture with the part of the viewport's width that it takes. */
type Picture = Readonly<{ html: string; vw: number; eager: boolean }>;

/** Reads what a page says and shows, in its order. Runs in the page. */
function partsOfPage(): (Text | Picture)[] {
  const parts: (Text | Picture)[] = [];
  for (const element of document.querySelectorAll('h1, h2, h3, p, picture')) {
    const { width } = element.getBoundingClientRect();
    const image = element.querySelector('img');
    if (image && element.tagName === 'PICTURE') {
      const shown = image.getBoundingClientRect().width;
      if (shown > 0)
        parts.push({ html: element.outerHTML, vw: (100 * shown) / innerWidth, eager: image.loading === 'eager' });
    } else if (width > 1 && element.textContent?.trim())
      parts.push({ tag: element.tagName.toLowerCase() as Text['tag'], text: element.textContent.trim() });
  }
  return parts;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function markUp(part: Text | Picture): string {
  if ('tag' in part) return `<${part.tag}>${escaped(part.text)}</${part.tag}>`;
  const width = part.vw.toFixed(1);
  return `<i style="width:${width}%">${part.html.replace(/ sizes="[^"]*"/g, ` sizes="${width}vw"`).replace(/ class="[^"]*"/g, '')}</i>`;
}

const style = `<style>body{margin:0;font:1rem/1.5 sans-serif}h1,h2,h3,p{margin:1rem}i{display:inline-block;vertical-align:top}img{width:100%;height:auto}</style>`;

/** What a page says and shows at this width, in its order. */
export type Content = Readonly<{ title: string; parts: readonly (Text | Picture)[] }>;

export async function contentOf(browser: Browser, url: string, { width, height }: Profile): Promise<Content> {
  const page = await browser.newPage({ viewport: { width, height } });
  // which pictures are fetched first is read as it is written: no script shall have asked for the rest
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(url, { waitUntil: 'networkidle' });
  const content = { title: await page.title(), parts: await page.evaluate(partsOfPage) };
  await page.close();
  return content;
}

/** The least that a person would write by hand for the same words and pictures: no script, no font, one small style. */
export const limitOf = ({ title, parts }: Content): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>${style}</head><body>${parts.map(markUp).join('\n')}</body></html>`;
