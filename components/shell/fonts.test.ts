import { readdirSync, statSync } from 'node:fs';
import fonts from './fonts.json';

test('DESIGN-5: one file a face, each with its rule, at most 60 KiB together', () => {
  const names = readdirSync('public/fonts');
  expect(names.map((name) => `/fonts/${name}`).toSorted()).toEqual(fonts.files.toSorted());
  for (const file of fonts.files) expect(fonts.rules).toContain(`url(${file})`);
  expect(names).toHaveLength(4);
  const sizes = names.map((name) => statSync(`public/fonts/${name}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
});
