import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lacking } from './build.mjs';
import { lineOf } from './start-words.mjs';

test('the time that pictures are said to take is that of those that lack', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of ['generated', 'files']) mkdirSync(join(site, name));
  writeFileSync(join(site, 'generated/files.json'), '["/a", "/b", "/c", "/d"]');
  for (const [file, part, line] of [
    ['/a', 0.75, 'Przygotowuję obrazy (około 195 s) … '],
    ['/b', 0.5, 'Przygotowuję obrazy (około 130 s) … '],
  ] as const) {
    writeFileSync(join(site, 'files', file), '');
    expect(lacking(site)).toBe(part);
    expect(lineOf('pictures', 'pl', lacking(site))).toBe(line);
  }
  for (const file of ['/c', '/d']) writeFileSync(join(site, 'files', file), '');
  expect(lacking(site)).toBe(0);
  rmSync(site, { recursive: true });
});
