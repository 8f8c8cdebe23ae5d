import { readFileSync } from 'node:fs';
import { nearestTo, spelled } from './spelled';
import { verbs } from './verbs';

test.each([
  ['inbox', 'inbox list'],
  ['inbox --json', 'inbox list --json'],
  ['outbox', 'outbox list'],
  ['person anna@poczta.example export', 'person export anna@poczta.example'],
  ['person anna@poczta.example erase --yes', 'person erase anna@poczta.example --yes'],
  ['inbox 2026-0042-K7 show', 'inbox show 2026-0042-K7'],
])('%s means %s', (typed, meant) => {
  expect(spelled(typed.split(' ')).join(' ')).toBe(meant);
});

test.each(['inbox show 2026-0042-K7', 'inbox --help', 'inbox -h', 'inbox burn', 'person', 'burn this now'])(
  '%s stays as it is typed',
  (typed) => {
    expect(spelled(typed.split(' ')).join(' ')).toBe(typed);
  },
);

test.each([
  ['inbx', 'inbox'],
  ['inbox shwo 4', 'inbox show'],
  ['inbx show 4', 'inbox show'],
  ['shwo 4', 'inbox show'],
  ['quote 4', 'inbox quote'],
  ['docter', 'doctor'],
  ['skrzynka', 'inbox'],
  ['sklep add topole', 'shop --help'],
  ['publikuj', 'publish'],
  ['inbox burn', null],
  ['retention', null],
  ['burn', null],
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
