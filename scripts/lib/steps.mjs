import { existsSync, readFileSync } from 'node:fs';
import { build, makePictures, next, prepare } from './build.mjs';
import { run } from './run.mjs';
import { failedLines, noTest, suitesOfJest, suitesOfPlaywright } from './suites.mjs';
import { afterSecond, ofJest, ofPlaywright, ofStep, untakenBranches } from './tally.mjs';

/** @import { Suite } from './suites.mjs' */
/** @import { Tally } from './tally.mjs' */
/** @typedef {Tally & { suites?: Suite[], secondTries?: string[] }} Outcome */
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

/** More than these are no accident of a busy machine. */
const mostSecondTries = 8;

/**
 * Tests that fail run once more, by themselves: what a busy machine did passes then and is named, a fault fails again.
 * @param {Outcome} first
 * @param {() => Promise<Outcome>} again runs what failed
 * @returns {Promise<Outcome>}
 */
async function secondTry(first, again) {
  const failed = first.suites?.filter((suite) => suite.failed.length) ?? [];
  const isTest = failed.every((suite) => suite.failed.every(({ title }) => title !== noTest));
  if (!failed.length || !isTest || first.failed > mostSecondTries) return first;
  console.log('\n== what failed, once more');
  const second = await again();
  const still = second.suites?.filter((suite) => suite.failed.length) ?? [];
  return {
    ...afterSecond(first, second),
    secondTries: failedLines(failed),
    suites: [...(first.suites ?? []).map((suite) => ({ ...suite, failed: [] })), ...still],
  };
}

/** @param {readonly string[]} args */
async function jest(args) {
  const code = await run('jest', ['--ci', ...args, '--json', `--outputFile=${reports.jest}`]);
  const report = read(reports.jest);
  const outcome = { ...ofJest(report, code), suites: suitesOfJest(report, process.cwd()) };
  return { outcome, untaken: untakenBranches(report) };
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
async function playwright(args) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright };
  const code = await run('playwright', ['test', ...args, '--reporter=line,json'], { env });
  const report = read(reports.playwright);
  return { ...ofPlaywright(report, code), suites: suitesOfPlaywright(report) };
}

/** @param {Outcome} outcome */
const failedFiles = ({ suites = [] }) => suites.filter(({ failed }) => failed.length).map(({ name }) => name);

/** The second try has no coverage: every branch has to be taken in the first, whatever passes then. */
async function unit() {
  const { outcome: first, untaken } = await jest(['--coverage']);
  const again = async () => (await jest(['--runInBand', '--runTestsByPath', ...failedFiles(first)])).outcome;
  const last = await secondTry(first, again);
  if (untaken === 0 || last.failed > 0) return last;
  console.log(`branches that no test took: ${untaken}`);
  return { ...last, failed: 1 };
}

/** @param {string} project of `playwright.config.ts` */
async function browser(project) {
  const chosen = `--project=${project}`;
  return secondTry(await playwright([chosen]), () => playwright([chosen, '--last-failed', '--workers=1']));
}

/**
 * Everything that is a rule, cheapest first. `needs`: without that step's success this one cannot say anything.
 * @param {string} node
 * @returns {readonly Step[]}
 */
export const steps = (node) => [
  { name: 'content', run: async () => ofStep(await codeOf(prepare(node))) },
  { name: 'format and lint', run: async () => ofStep(await run('biome', ['check', '--error-on-warnings', '.'])) },
  { name: 'rooms', run: async () => ofStep(await run('depcruise', ['.'])) },
  { name: 'types', run: async () => ofStep(await types(node)) },
  { name: 'dead code', run: async () => ofStep(await run('knip', [])) },
  { name: 'unit tests', run: unit },
  { name: 'build, pictures', run: async () => ofStep(await codeOf(build(node).then(() => makePictures(node)))) },
  { name: 'browser tests', needs: 'build, pictures', run: () => browser('site') },
  // by itself, since it builds a copy of the project
  { name: 'browser tests of changed content', needs: 'build, pictures', run: () => browser('changed') },
];
