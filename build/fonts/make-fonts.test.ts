import { readdirSync, readFileSync, statSync } from 'node:fs';
import { artist } from '@/content/artist';
import { artworks } from '@/content/artworks';
import { messages } from '@/messages';
import { characters, faces, sourceOf } from './faces';
import { measure, planned } from './make-fonts';

const limit = 60 * 1024;
const fonts = JSON.parse(readFileSync('components/shell/fonts.json', 'utf8')) as { files: string[]; rules: string };

test('the committed files are made of the present faces and letters (npm run fonts makes them anew)', async () => {
  const files = (await Promise.all(faces.map(planned))).map(({ file }) => file);
  expect(readdirSync('public/fonts').sort()).toEqual(files.toSorted());
  expect(fonts.files).toEqual(files.map((file) => `/fonts/${file}`));
  for (const file of files) expect(fonts.rules).toContain(`url(/fonts/${file})`);
});

test('the fonts weigh at most 60 KiB together, one file each', () => {
  const sizes = readdirSync('public/fonts').map((name) => statSync(`public/fonts/${name}`).size);
  expect(sizes).toHaveLength(faces.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit);
});

test('every letter of the messages and of the works is in the fonts', () => {
  const kept = new Set(characters);
  const said = [...JSON.stringify([messages, artworks, artist])];
  expect(said.filter((letter) => !kept.has(letter))).toEqual([]);
});

test.each(faces)('$name has every letter, in one file without a range of characters', async (face) => {
  const metrics = measure(await sourceOf(face));
  expect([...characters].filter((letter) => metrics.widthOf(letter) === 0)).toEqual([]);
  expect(fonts.rules).not.toContain('unicode-range');
});

test.each(faces)('the measures of $name are read from its tables', async (face) => {
  const metrics = measure(await sourceOf(face));
  expect(metrics.ascent).toBeGreaterThan(-metrics.descent);
  expect(metrics.widthOf('m')).toBeGreaterThan(metrics.widthOf('i'));
  expect(metrics.widthOf('ж')).toBe(0);
});
