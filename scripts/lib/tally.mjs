/** @typedef {Readonly<{ passed: number, failed: number, skipped: number }>} Tally */
/**
 * @typedef {Readonly<{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numRuntimeErrorTestSuites: number,
 *   numPendingTests: number,
 *   testResults: readonly { assertionResults: readonly { status: string, fullName: string, invocations?: number, duration?: number | null }[] }[],
 * }>} JestReport what `jest --json` writes
 */
/**
 * @typedef {Readonly<{
 *   title: string,
 *   suites?: readonly Suite[],
 *   specs?: readonly { title: string, tests: readonly { results: readonly { duration: number }[] }[] }[],
 * }>} Suite
 */
/**
 * @typedef {Readonly<{
 *   stats: Readonly<{ expected: number, unexpected: number, flaky: number, skipped: number }>,
 *   suites?: readonly Suite[],
 * }>} PlaywrightReport what Playwright's JSON reporter writes
 */

/** More tests than these that pass at the second try only are no accident of a busy machine. */
const mostFlaky = 8;

/**
 * `flaky`: how many of those that passed needed a second try.
 * @param {JestReport | PlaywrightReport} report
 */
function countsOf(report) {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, flaky, skipped };
  }
  const passed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    flaky: passed.filter(({ invocations = 1 }) => invocations > 1).length,
    skipped: report.numPendingTests,
  };
}

/**
 * What a step counts: without tests of its own, one. Whatever a report says, a step that ended badly, or in which no test passed,
 * has a failure.
 * @param {number} code the exit code of its command
 * @param {JestReport | PlaywrightReport} [report]
 * @returns {Tally}
 */
export function tally(code, report) {
  const { passed, failed, flaky, skipped } = report
    ? countsOf(report)
    : { passed: code === 0 ? 1 : 0, failed: 0, flaky: 0, skipped: 0 };
  const isBad = code !== 0 || passed === 0 || flaky > mostFlaky;
  return { passed, failed: failed || Number(isBad), skipped };
}

/**
 * The closing line of the whole run, and how many failed.
 * @param {readonly Tally[]} tallies
 */
export function sum(tallies) {
  const total = (/** @type {keyof Tally} */ key) => tallies.reduce((before, tally) => before + tally[key], 0);
  const [passed, failed, skipped] = [total('passed'), total('failed'), total('skipped')];
  const leftOut = skipped ? `, ${skipped} skipped` : '';
  return { failed, line: `${passed} passed, ${failed} failed${leftOut}` };
}

/** @typedef {Readonly<{ name: string, ms: number }>} Timed */

/**
 * @param {Suite} suite
 * @param {string} file
 * @returns {readonly Timed[]}
 */
const timesIn = ({ title, suites = [], specs = [] }, file = title) => [
  ...specs.map(({ title, tests }) => ({
    name: `${file} ${title}`,
    ms: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  })),
  ...suites.flatMap((inner) => timesIn(inner, file)),
];

/**
 * The tests that took longest, so that it is seen when one becomes slow.
 * @param {readonly (JestReport | PlaywrightReport)[]} reports
 * @returns {readonly Timed[]}
 */
export const slowest = (reports, most = 20) =>
  reports
    .flatMap((report) =>
      'stats' in report
        ? (report.suites ?? []).flatMap((suite) => timesIn(suite))
        : report.testResults.flatMap(({ assertionResults }) =>
            assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
          ),
    )
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most);
