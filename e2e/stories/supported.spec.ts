import { globSync, readFileSync } from 'node:fs';
import { buildBrowser } from '@/build/browser';
import { expect, test } from '../support/test';

/** What came to JavaScript after Safari 16.4 and is no syntax, so that no build lowers it. */
const later =
  /\b(?:Map|Object)\.groupBy\b|\bPromise\.(?:withResolvers|try)\b|\bArray\.fromAsync\b|\bURL\.(?:canParse|parse)\b|\bIterator\.from\b/;

test('no script calls what a browser in range has not', async () => {
  // built anew: a finished site keeps the files of those before it
  const out = test.info().outputPath('browser');
  await buildBrowser(out);
  const scripts = globSync(`{${out},.site/current/programs}/*.js`);
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((path) => later.test(readFileSync(path, 'utf8')))).toEqual([]);
});
