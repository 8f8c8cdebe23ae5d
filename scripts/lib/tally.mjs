/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */
/**
 * @typedef {Readonly<{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numRuntimeErrorTestSuites: number,
 *   numPendingTests: number,
 *   coverageMap?: Readonly<Record<string, Readonly<{ b: Readonly<Record<string, readonly number[]>> }>>>,
 * }>} JestReport
 */
/**
 * @typedef {Readonly<{
 *   stats: Readonly<{ expected: number, unexpected: number, flaky: number, skipped: number }>,
 * }>} PlaywrightReport
 */

/**
 * @param {boolean} passed
 * @returns {Tally}
 */
const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

/**
 * A step without tests of its own counts as one.
 * @param {number} code
 */
export const ofStep = (code) => one(code === 0);

/**
 * Whatever a runner counted, a run that ended badly without naming a failed test counts as one failure: a test file that
 * does not load, a server that does not start.
 * @param {Tally} tally
 * @param {number} code
 * @returns {Tally}
 */
const honest = ({ failed, ...tally }, code) => ({ ...tally, failed: code !== 0 && failed === 0 ? 1 : failed });

/**
 * @param {JestReport | undefined} report what `jest --json` wrote; undefined where it wrote nothing
 * @param {number} code
 */
export const ofJest = (report, code) =>
  report
    ? honest(
        {
          passed: report.numPassedTests,
          failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
          skipped: report.numPendingTests,
        },
        code,
      )
    : ofStep(code || 1);

/**
 * How many branches no test took; none where the run looked at no coverage.
 * @param {JestReport | undefined} report
 */
export const untakenBranches = (report) =>
  Object.values(report?.coverageMap ?? {})
    .flatMap(({ b }) => Object.values(b).flat())
    .filter((times) => times === 0).length;

/**
 * @param {PlaywrightReport | undefined} report what Playwright's JSON reporter wrote; undefined where it wrote nothing
 * @param {number} code
 */
export const ofPlaywright = (report, code) =>
  report
    ? honest(
        {
          passed: report.stats.expected,
          failed: report.stats.unexpected + report.stats.flaky,
          skipped: report.stats.skipped,
        },
        code,
      )
    : ofStep(code || 1);

/**
 * What stands after the failed tests have run once more.
 * @param {Tally} first
 * @param {Tally} second the failed ones alone, or with others of their files
 * @returns {Tally}
 */
export const afterSecond = (first, second) => ({
  passed: first.passed + Math.max(0, first.failed - second.failed),
  failed: second.failed,
  skipped: first.skipped,
});

/**
 * The closing line of the whole run.
 * @param {readonly Tally[]} tallies
 */
export function sum(tallies) {
  const total = (/** @type {keyof Tally} */ key) => tallies.reduce((before, tally) => before + tally[key], 0);
  const [passed, failed, skipped] = [total('passed'), total('failed'), total('skipped')];
  const leftOut = skipped ? `, ${skipped} skipped` : '';
  return { passed, failed, line: `${passed} passed, ${failed} failed${leftOut}` };
}
