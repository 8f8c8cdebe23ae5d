import { readFileSync } from 'node:fs';

const all = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

test('TRUST-25: what is deployed is set by variables that the site knows', () => {
  const known = all(readFileSync('.env.example', 'utf8'), /^#? ?([A-Z_]+)=/gm);
  const units = ['studio@', 'studio-desk@'].map((name) => readFileSync(`deploy/systemd/${name}.service`, 'utf8'));
  const named = all(units.join('\n'), /[= ]([A-Z_]+)=/g);
  expect(named).toEqual(expect.arrayContaining(['HOST', 'PORT']));
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});
