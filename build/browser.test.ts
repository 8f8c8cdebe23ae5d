import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserFiles } from './browser';

/** In each page of the site, packed. */
const mostBytes = 8192;

describe('what the browser loads, as a page gets it', () => {
  const out = mkdtempSync(join(tmpdir(), 'browser-'));
  const program = `const { buildBrowser } = await import('./build/browser.ts'); await buildBrowser(${JSON.stringify(out)});`;
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { script, islands, files }: BrowserFiles = JSON.parse(readFileSync(join(out, 'browser.json'), 'utf8'));
  const written = readdirSync(out);
  afterAll(() => rmSync(out, { recursive: true }));
  const source = (address: string) => readFileSync(join(out, basename(address)), 'utf8');

  test('all files are there', () => {
    for (const address of [script, ...files, ...Object.values(islands).flat()])
      expect(written).toContain(basename(address));
  });

  test(`the script of every page is one file of at most ${mostBytes} bytes, and brings no React`, () => {
    expect(brotliCompressSync(source(script)).length).toBeLessThanOrEqual(mostBytes);
    expect(source(script)).not.toMatch(/from ?"|react\./);
  });

  test('an order form brings no drawings: they follow the choices', () => {
    const draws = (address: string) => source(address).includes('preserveAspectRatio="none"');
    expect(files.some(draws)).toBe(true);
    expect(islands['order-wizard-en']?.some(draws)).toBe(false);
  });
});
