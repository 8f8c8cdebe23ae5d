import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parseEnvironment } from './environment';

const text = readFileSync('.env.example', 'utf8');
/** With the lines that are only suggested. */
const everything = parseEnv(text.replace(/^#(?=[A-Z_]+=.)/gm, ''));

test('the example is a configuration, and what it states is the default', () => {
  expect(parseEnvironment(parseEnv(text))).toEqual(parseEnvironment({}));
});

test('the suggestions are ones too, and their limits the usual ones', () => {
  expect(parseEnvironment(everything).limits).toEqual(parseEnvironment({}).limits);
});

test('every variable is explained', () => {
  const used = readFileSync('server/environment.ts', 'utf8').match(/^ {2}[A-Z_]+(?=:)/gm) ?? [];
  expect(used.length).toBeGreaterThan(10);
  for (const name of used) expect(text).toContain(`${name.trim()}=`);
});
