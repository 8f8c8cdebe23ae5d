/** @import { JSONReport, JSONReportSuite } from 'playwright/types/testReporter' */
/** @typedef {Readonly<{ passed: number, failed: number, skipped: number }>} Tally */
/** @typedef {Readonly<{ status: string, fullName: string, invocations?: number, duration?: number | null }>} Assertion */
/**
 * @typedef {Readonly<{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numRuntimeErrorTestSuites: number,
 *   numPendingTests: number,
 *   testResults: readonly { assertionResults: readonly Assertion[] }[],
 * }>} JestReport what `jest --json` writes
 */

/** More tests than these that pass at the second try only are no accident of a busy machine. */
const mostFlaky = 8;

/** @param {JestReport} report */
const assertionsIn = ({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults);

/** @param {JestReport | JSONReport} report @returns `flaky`: how many of those that passed needed a second try */
function countsOf(report) {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, flaky, skipped };
  }
  const again = assertionsIn(report).filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    flaky: again.length,
    skipped: report.numPendingTests,
  };
}

/**
 * A step without tests of its own counts one. Whatever a report says, one that ended badly, or in which no test passed, has a failure.
 * @param {number} code the exit code of its command
 * @param {JestReport | JSONReport} [report]
 * @returns {Tally}
 */
export function tally(code, report) {
  const { passed, failed, flaky, skipped } = report
    ? countsOf(report)
    : { passed: code === 0 ? 1 : 0, failed: 0, flaky: 0, skipped: 0 };
  const isBad = code !== 0 || passed === 0 || flaky > mostFlaky;
  return { passed, failed: failed || Number(isBad), skipped };
}

/** @param {readonly Tally[]} tallies */
export function sum(tallies) {
  const total = (/** @type {keyof Tally} */ key) => tallies.reduce((before, tally) => before + tally[key], 0);
  const [passed, failed, skipped] = [total('passed'), total('failed'), total('skipped')];
  const leftOut = skipped ? `, ${skipped} skipped` : '';
  return { failed, line: `${passed} passed, ${failed} failed${leftOut}` };
}

/** @typedef {Readonly<{ name: string, ms: number }>} Timed */

/** @param {JSONReportSuite} suite @returns {readonly Timed[]} */
const timesIn = ({ specs, suites = [] }) => [
  ...specs.map(({ file, title, tests }) => ({
    name: `${file} ${title}`,
    ms: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  })),
  ...suites.flatMap(timesIn),
];

/** @param {readonly (JestReport | JSONReport)[]} reports @returns {readonly Timed[]} */
export const slowest = (reports, most = 20) =>
  reports
    .flatMap((report) =>
      'stats' in report
        ? report.suites.flatMap(timesIn)
        : assertionsIn(report).map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
    )
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most);
