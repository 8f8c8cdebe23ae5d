import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { verbs } from './desk';

/** What tells somebody to type a command: guides, and every text of letters, check and doctor. */
const typed = async (): Promise<readonly (readonly [file: string, line: string])[]> => {
  const files: string[] = [];
  for await (const file of glob([
    ...['README.md', '.env.example', 'desk/**/*.ts', 'scripts/**/*.mjs'],
    'CONTRIBUTING.md',
    'docs/*.md',
    'messages/*.json',
    'build/check/**/*.ts',
    'server/**/*.ts',
  ]))
    files.push(file);
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/studio -- ([a-z][^\n`#|>"”]*)/g)].map(
      ([, line = '']) => [file, line] as const,
    ),
  );
};

test('DESK-15: every command that a guide, a letter or a check names is there', async () => {
  const lines = await typed();
  expect(new Set(lines.map(([file]) => file)).size).toBeGreaterThan(4);
  const isThere = (line: string) => Object.keys(verbs).some((name) => new RegExp(`^${name}(?![\\w-])`).test(line));
  expect(lines.filter(([, line]) => !isThere(line))).toEqual([]);
});
