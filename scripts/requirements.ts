import { writeFileSync } from 'node:fs';
import { isTest, readPages, readSources } from './requirements/read-project';
import { citationsOf, withProofs } from './requirements/rules';

/** Writes below each rule of docs/requirements the tests that name it. */
const tests = new Map(
  [...readSources()].filter(([path]) => isTest(path)).map(([path, source]) => [path, citationsOf(source)]),
);
for (const [path, page] of readPages()) writeFileSync(path, withProofs(page, tests));
