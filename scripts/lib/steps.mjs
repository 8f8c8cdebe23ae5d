import { existsSync, readFileSync } from 'node:fs';
import { build, next, prepare } from './build.mjs';
import { run } from './run.mjs';
import { suitesOfJest, suitesOfPlaywright } from './suites.mjs';
import { ofJest, ofPlaywright, ofStep } from './tally.mjs';

/** @import { Suite } from './suites.mjs' */
/** @import { Tally } from './tally.mjs' */
/** @typedef {Tally & { suites?: Suite[] }} Outcome */
/** @typedef {{ name: string, needs?: string, run: () => Promise<Outcome> }} Step */

const reports = { jest: 'test-results/jest.json', playwright: 'test-results/playwright.json' };
/** @param {string} path */
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/**
 * A step that throws has told why; here it only counts.
 * @param {Promise<unknown>} step
 */
const codeOf = (step) =>
  step.then(
    () => 0,
    (error) => {
      console.error(error.message);
      return 1;
    },
  );

/** @param {string} node */
async function types(node) {
  const made = await run(node, [next, 'typegen']);
  return made || run('tsc', ['--noEmit']);
}

async function unit() {
  const code = await run('jest', ['--ci', '--coverage', '--json', `--outputFile=${reports.jest}`]);
  const report = read(reports.jest);
  return { ...ofJest(report, code), suites: suitesOfJest(report, process.cwd()) };
}

async function browser() {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright };
  const code = await run('playwright', ['test', '--reporter=line,json'], { env });
  const report = read(reports.playwright);
  return { ...ofPlaywright(report, code), suites: suitesOfPlaywright(report) };
}

/**
 * Everything that is a rule, cheapest first. `needs`: without that step's success this one cannot say anything.
 * @param {string} node
 * @returns {readonly Step[]}
 */
export const steps = (node) => [
  { name: 'content, fonts and pictures', run: async () => ofStep(await codeOf(prepare(node))) },
  { name: 'format and lint', run: async () => ofStep(await run('biome', ['check', '--error-on-warnings', '.'])) },
  { name: 'types', run: async () => ofStep(await types(node)) },
  { name: 'dead code', run: async () => ofStep(await run('knip', [])) },
  { name: 'unit tests', run: unit },
  { name: 'build', run: async () => ofStep(await codeOf(build(node))) },
  { name: 'browser tests', needs: 'build', run: browser },
];
