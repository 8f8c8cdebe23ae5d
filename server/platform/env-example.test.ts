import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parseEnvironment } from './environment';
import { limitNames } from './settings/changeable-limits.mjs';
import { variableNames } from './settings/variables.mjs';

const text = readFileSync('.env.example', 'utf8');
/** With the lines that are only suggested. */
const everything = parseEnv(text.replace(/^#(?=[A-Z\d_]+=.)/gm, ''));

test('the example is a configuration, and what it states is the default', () => {
  expect(parseEnvironment(parseEnv(text))).toEqual(parseEnvironment({}));
});

test('the suggestions are ones too, and their limits the usual ones', () => {
  expect(parseEnvironment(everything).limits).toEqual(parseEnvironment({}).limits);
});

test('every variable is explained, and every limit', () => {
  expect(Object.keys(everything).sort()).toEqual([...variableNames, ...limitNames].sort());
});
