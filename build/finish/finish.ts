import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { load } from 'cheerio';
import { build } from 'esbuild';
import { galleryPath } from '@/domain/api';
import type { SiteFile, SitePage, SiteTable } from '@/domain/page/site-table';
import { redirects } from '@/i18n/redirects';
import { browsers } from '@/scripts/lib/browsers.mjs';
import { answerGallery } from '@/server/http/gallery/answer-gallery';
import { buildBrowser, root } from '../browser';
import { pool } from '../pictures/pool';
import type { Finished, Share } from './finish-share';
import {
  addressOf,
  exportedFiles,
  facesOf,
  injectedStyles,
  isPage,
  notFoundName,
  pathIn,
  sentAt,
  sheetAt,
} from './next-output';
import { bestBrotli, putFile, typeOf } from './site-folder';

// Turns Next's export into the site as it is sent: `node build/finish/finish.ts FOLDER` writes FOLDER/files and
// FOLDER/site.json. What a page loads, and when, is decided here.
const [folder = ''] = process.argv.slice(2);
const files = join(folder, 'files');
const names = exportedFiles();
const pageNames = names.filter(isPage);

function finished(share: Share): Promise<readonly Finished[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly Finished[]>();
  const done: Finished[] = [];
  const worker = new Worker(new URL('./finish-share.ts', import.meta.url), { workerData: share });
  worker.on('message', (one: Finished) => done.push(one)).on('error', reject);
  worker.on('exit', () => resolve(done));
  return promise;
}

const tasks = [...pageNames, notFoundName];
const bundles = join(folder, 'browser');
const browser = await buildBrowser(bundles);
const { outputFiles: inlineScripts } = await build({
  entryPoints: ['build/finish/fonts.browser.ts'],
  bundle: true,
  format: 'iife',
  minify: true,
  write: false,
  target: browsers,
});
const scripts = Object.fromEntries(
  browser.files
    .filter((address) => address.endsWith('.js'))
    .map((address) => [address, readFileSync(join(bundles, basename(address)), 'utf8')]),
);
const fonts = inlineScripts[0]?.text.trim() ?? '';
const workers = availableParallelism();
// by turns, so that no worker has all the large pages
const shares: readonly Share[] = Array.from({ length: workers }, (_, own) => ({
  tasks: tasks.filter((_, at) => at % workers === own),
  files,
  styles: injectedStyles(),
  browser: { script: browser.script, islands: browser.islands },
  scripts,
  fonts,
}));
const finishedPages = (await Promise.all(shares.map(finished))).flat();

/** All rules of the site as one sheet, to which pages made on demand link. */
const faces = facesOf(load(readFileSync(pathIn(notFoundName), 'utf8'))).text();
const sheets = [...new Set(finishedPages.flatMap((page) => page.sheets))];
const wholeStyle = faces + sheets.map(sheetAt).join('');
const sheet = `${root}site-${createHash('sha256').update(wholeStyle).digest('hex').slice(0, 8)}.css`;

/** Compressed files that are no pages. All but the gallery are named by their address. */
type Other = Readonly<{ name: string; content: () => Buffer; quality: number; address?: string }>;
const isPacked = (name: string): boolean => typeOf(name) !== undefined;
const unpacked = names.filter((name) => !isPage(name) && !isPacked(name));
const gallery = Buffer.from(await answerGallery().arrayBuffer());
const others: readonly Other[] = [
  { name: sheet.slice(1), content: () => Buffer.from(wholeStyle), quality: bestBrotli },
  { name: `${galleryPath.slice(1)}.json`, content: () => gallery, quality: bestBrotli, address: galleryPath },
  ...names
    .filter((name) => !isPage(name) && isPacked(name))
    .map((name) => ({
      name: sentAt(`/${name}`).slice(1),
      content: () => readFileSync(pathIn(name)),
      quality: bestBrotli,
    })),
  ...browser.files.map((address) => ({
    name: address.slice(1),
    content: () => readFileSync(join(bundles, basename(address))),
    quality: bestBrotli,
  })),
];
const table: Record<string, SiteFile> = {};
await pool(others, workers, async ({ name, content, quality, address = `/${name}` }) => {
  table[address] = await putFile(files, { name, type: typeOf(name) ?? '', content: content(), quality });
});
rmSync(bundles, { recursive: true });

for (const name of unpacked) {
  mkdirSync(dirname(join(files, name)), { recursive: true });
  cpSync(pathIn(name), join(files, name));
}

const byAddress = <File>(rows: Readonly<Record<string, File>>) =>
  Object.fromEntries(Object.entries(rows).toSorted(([one], [other]) => (one < other ? -1 : 1)));
const { [notFoundName]: notFound, ...pages }: Readonly<Record<string, SitePage>> = Object.fromEntries(
  finishedPages.map(({ name, page }) => [name === notFoundName ? name : addressOf(name), page]),
);
if (!notFound) throw new Error('There is no page for unknown addresses.');
const content: Omit<SiteTable, 'id'> = {
  pages: byAddress(pages),
  files: byAddress(table),
  unpacked: unpacked.map(addressOf).toSorted(),
  sheet,
  redirects: Object.fromEntries(redirects),
  notFound,
};
const id = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 21);
writeFileSync(join(folder, 'site.json'), JSON.stringify({ id, ...content } satisfies SiteTable));
console.log(`finished: ${pageNames.length} pages`);
