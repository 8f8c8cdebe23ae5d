import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { list } from '@/components/islands/list';
import type { Islands } from './islands';

/** In each page of the site, packed, with its table of files. */
const mostLoaderBytes = 2048;

describe('what islands load, as a page gets it', () => {
  const out = mkdtempSync(join(tmpdir(), 'islands-'));
  execFileSync(process.execPath, ['--import', 'tsx', 'build/islands.ts', out], { stdio: ['ignore', 'ignore', 'pipe'] });
  const { loader, files, sources }: Islands = JSON.parse(readFileSync(join(out, 'islands.json'), 'utf8'));
  const written = readdirSync(out);
  afterAll(() => rmSync(out, { recursive: true }));

  test(`the loader has at most ${mostLoaderBytes} bytes`, () => {
    expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(mostLoaderBytes);
  });

  test('each name of the list has its files, and they are there', () => {
    expect(Object.keys(files).toSorted()).toEqual(Object.keys(list).toSorted());
    for (const [name, addresses] of Object.entries(files)) {
      expect(addresses[0]).toContain(`/_i/${name}-`);
      for (const address of addresses) expect(written).toContain(basename(address));
    }
  });

  test('a part needs few files', () => {
    expect(Math.max(...Object.values(files).map(({ length }) => length))).toBeLessThanOrEqual(10);
  });

  const source = (address: string) => readFileSync(join(out, basename(address)), 'utf8');

  test('an order form brings nothing that only its later parts share', () => {
    const draws = (name: keyof typeof list) =>
      files[name]?.some((address) => source(address).includes('preserveAspectRatio="none"'));
    expect(draws('live-view')).toBe(true);
    expect((['order-wizard-en', 'order-wizard-pl'] as const).map(draws)).toEqual([false, false]);
  });

  test('functions bring no React', () => {
    const functions = Object.keys(sources).filter((name) => sources[name]?.[0]?.endsWith('.browser.ts'));
    const withReact = ['rail-swiper', ...functions].filter((name) =>
      files[name]?.some((address) => source(address).includes('react.')),
    );
    expect(functions.length).toBeGreaterThan(0);
    expect(withReact).toEqual([]);
  });
});
