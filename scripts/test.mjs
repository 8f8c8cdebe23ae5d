import { mkdirSync, rmSync } from 'node:fs';
import { readJson } from './lib/files.mjs';
import { checkNode, install } from './lib/install.mjs';
import { guard, run } from './lib/run.mjs';
import { slowest, sum, tally } from './lib/tally.mjs';
import { tools } from './lib/tools.mjs';

/** @import { Tally } from './lib/tally.mjs' */
/** @typedef {Readonly<{ name: string, command: readonly string[], report?: string, needs?: string }>} Step */

const unitReport = 'test-results/unit.json';

/** @param {string} name @param {string} project of `playwright.config.ts` @returns {Step} */
const stories = (name, project) => ({
  name,
  // in a log one letter a story, so that it still shows the rest where it is cut
  command: ['playwright', 'test', `--project=${project}`, `--reporter=${process.env.CI ? 'dot' : 'line'},json`],
  report: `test-results/${project}.json`,
  needs: 'build, pictures',
});

/**
 * Cheapest first. `report`: where the command writes what it has counted; `needs`: without that step's success this one says nothing.
 * @type {readonly Step[]}
 */
const steps = [
  { name: 'content', command: ['node', '--import', 'tsx', 'scripts/prepare.ts'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'rooms', command: ['depcruise', '.'] },
  { name: 'types of addresses', command: ['next', 'typegen'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'unit tests',
    command: ['jest', '--ci', '--coverage', '--json', `--outputFile=${unitReport}`],
    report: unitReport,
  },
  { name: 'build, pictures', command: ['node', 'scripts/build.mjs'] },
  stories('browser tests', 'site'),
  // by itself, since it builds a copy of the project
  stories('browser tests of changed content', 'changed'),
];

/** @param {Step} step @returns {Promise<Tally>} */
async function take({ command: [command = '', ...args], report }) {
  // what fails is tried once more: Jest and Playwright name what passes then
  const code = await run(command, args, {
    // what is proved is the program with its samples, whatever the artist has changed here; the long form compares whole pages
    env: {
      RETRIES: '1',
      CONTENT_DIR: 'content',
      PICTURES: process.env.TEST_LONG ? 'all' : 'few',
      ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    },
  });
  if (!report) return tally(code);
  const counted = readJson(report);
  return counted ? tally(code, counted) : tally(code || 1);
}

await guard(async () => {
  checkNode();
  await install({ withTests: true });
  await tools();
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');

  /** @type {Map<string, Tally>} */
  const tallies = new Map();
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const isPossible = !step.needs || tallies.get(step.needs)?.failed === 0;
    if (!isPossible) console.log(`not possible without: ${step.needs}`);
    const begun = Date.now();
    tallies.set(step.name, isPossible ? await take(step) : tally(1));
    console.log(`${step.name}: ${Math.round((Date.now() - begun) / 1000)} s`);
  }

  if (process.env.TEST_LONG) {
    const reports = steps.flatMap(({ report }) => (report && readJson(report)) ?? []);
    for (const { name, ms } of slowest(reports)) console.log(`${(ms / 1000).toFixed(1)} s  ${name}`);
  }

  for (const [name, { failed }] of tallies) if (failed > 0) console.log(`FAILED  ${name}`);
  const { failed, line } = sum([...tallies.values()]);
  console.log(line);
  process.exitCode = failed > 0 ? 1 : 0;
});
