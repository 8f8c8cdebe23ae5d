import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from './lib/chromium.mjs';
import { faketime } from './lib/faketime.mjs';
import { guard } from './lib/guard.mjs';
import { nginx } from './lib/nginx.mjs';
import { ready } from './lib/ready.mjs';
import { steps } from './lib/steps.mjs';
import { strace } from './lib/strace.mjs';
import { failedLines, suiteLines } from './lib/suites.mjs';
import { ofStep, sum } from './lib/tally.mjs';

/** @import { Outcome, Step } from './lib/steps.mjs' */
/** @typedef {Outcome & { name: string, time: string }} Result */

/** @param {number} start */
const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/**
 * @param {Step} step
 * @param {readonly Result[]} results of the steps before
 * @returns {Promise<Result>}
 */
async function take({ name, needs, run }, results) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const blocked = results.some((result) => result.name === needs && result.failed > 0);
  if (blocked) console.log(`not possible without: ${needs}`);
  const tally = blocked ? ofStep(1) : await run();
  return { name, ...tally, time: secondsSince(started) };
}

await guard(async () => {
  const started = Date.now();
  const node = await ready({ withTests: true });
  await chromium();
  await strace();
  await nginx();
  await faketime();
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');

  /** @type {Result[]} */
  const results = [];
  for (const step of steps(node)) results.push(await take(step, results));

  console.log('\n== every suite, in seconds of work');
  for (const line of suiteLines(results.flatMap(({ suites = [] }) => suites))) console.log(line);
  console.log(`\n== all of it: ${secondsSince(started)}`);
  for (const { name, passed, failed, time } of results)
    console.log(`${failed ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed, ${time}`);
  // last, where a log that is cut still shows it
  for (const { name, suites = [], secondTries = [] } of results) {
    for (const line of secondTries) console.log(`second try  ${name}: ${line}`);
    for (const line of failedLines(suites)) console.log(`FAILED      ${name}: ${line}`);
  }
  const { failed, line } = sum(results);
  console.log(line);
  process.exitCode = failed ? 1 : 0;
});
