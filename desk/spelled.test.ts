import { readFileSync } from 'node:fs';
import { nearestTo, spelled } from './spelled';
import { verbs } from './verbs';

test.each([
  ['inbx', 'inbox'],
  ['inbox shwo 4', 'inbox show'],
  ['quote 4', 'inbox quote'],
  ['skrzynka', 'inbox'],
  ['sklep add topole', 'shop --help'],
  ['inbox burn', null],
])('DESK-9: of %s the nearest command is %s', (typed, nearest) => {
  expect(nearestTo(typed.split(' '))).toBe(nearest);
});

const guides = ['docs/przewodnik.md', 'docs/backup.md', 'docs/operations.md', 'README.md'];
const typedIn = (guide: string): readonly string[] =>
  [...readFileSync(guide, 'utf8').matchAll(/npm run (?:--silent )?studio -- ([a-z][^\n`#|>]*)/g)].map(([, line = '']) =>
    line.trim(),
  );

test.each(guides)('every command that %s names is one of the desk', (guide) => {
  const lines = typedIn(guide).map((line) => spelled(line.split(/\s+/)).join(' '));
  expect(lines.length).toBeGreaterThan(2);
  const known = (line: string) => verbs.some(({ name }) => line === name || line.startsWith(`${name} `));
  expect(lines.filter((line) => !known(line))).toEqual([]);
});
