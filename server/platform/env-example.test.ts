import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parseEnvironment } from './environment';
import { limitNames } from './settings/limits.mjs';
import { variableNames } from './settings/variables.mjs';

const text = readFileSync('.env.example', 'utf8');
/** Also with the settings that stand there as comments. */
const everything = parseEnv(text.replace(/^#(?=[A-Z_]+=.)/gm, ''));

test('the example is a configuration, and what it states is the default', () => {
  expect(parseEnvironment(parseEnv(text))).toEqual(parseEnvironment({}));
});

test('the suggestions are ones too, and their limits the usual ones', () => {
  expect(parseEnvironment(everything).limits).toEqual(parseEnvironment({}).limits);
});

test('every variable is explained, and every limit', () => {
  expect(Object.keys(everything).sort()).toEqual([...variableNames, ...limitNames].sort());
});
