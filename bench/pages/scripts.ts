import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Response } from 'playwright/test';
import { dataRoot } from '@/server/http/built-files';
import { serveStill } from './still';

const isScript = (response: Response): boolean =>
  response.request().resourceType() === 'script' && !response.url().includes(dataRoot);

/** KiB of the scripts that a page loads before any input, each packed by brotli at its best. Its data are none of them. */
export async function scriptsOf(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(answers.filter(isScript).map((answer) => answer.body()));
  await page.close();
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1024;
}

/** Inside the project, whose packages it is built from. */
const folder = 'test-results/empty';
const sources: Readonly<Record<string, string>> = {
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.js': 'export default () => null;',
};

/** The same of an empty page, built by the Next that builds the site: what no page of it can be below. */
export async function scriptsOfEmptyPage(browser: Browser): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  mkdirSync(join(folder, 'files'));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, [next, 'build'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  symlinkSync('../.next', join(folder, 'files/_next'));
  const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8');
  const still = await serveStill(new Map([['/', html]]), [join(folder, 'files')]);
  const scripts = await scriptsOf(browser, still.origin);
  still.stop();
  return scripts;
}
