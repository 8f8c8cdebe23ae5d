import { readdirSync, statSync } from 'node:fs';
import { messages } from '@/messages';
import { alphabetNames, faces, lettersOf } from './faces';
import { measure, sourceOf } from './subset';

const limit = 90 * 1024;

test('the fonts weigh at most 90 KiB together', () => {
  const sizes = readdirSync('public/fonts').map((name) => statSync(`public/fonts/${name}`).size);
  expect(sizes).toHaveLength(faces.length * alphabetNames.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit);
});

test('every letter of the messages is in the fonts', () => {
  const letters = new Set(alphabetNames.map(lettersOf).join(''));
  const said = [...JSON.stringify(messages)];
  expect(said.filter((letter) => !letters.has(letter))).toEqual([]);
});

test.each(faces)('the measures of $name are read from its tables', async (face) => {
  const metrics = await measure(await sourceOf(face, 'latin'), face.fallbacks[0]?.at);
  expect(metrics.ascent).toBeGreaterThan(-metrics.descent);
  expect(metrics.widthOf('m')).toBeGreaterThan(metrics.widthOf('i'));
  expect(metrics.widthOf('ł')).toBe(0);
});
