const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

/** A step without tests of its own counts as one. */
export const ofStep = (code) => one(code === 0);

/**
 * Whatever a runner counted, a run that ended badly without naming a failed test counts as one failure: a test file that
 * does not load, a server that does not start.
 */
const honest = ({ failed, ...tally }, code) => ({ ...tally, failed: code !== 0 && failed === 0 ? 1 : failed });

/** @param report what `jest --json` wrote; undefined where it wrote nothing */
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

/** @param report what Playwright's JSON reporter wrote; undefined where it wrote nothing */
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

/** The closing line of the whole run. */
export function sum(tallies) {
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((key) =>
    tallies.reduce((total, tally) => total + tally[key], 0),
  );
  const leftOut = skipped ? `, ${skipped} skipped` : '';
  return { passed, failed, line: `${passed} passed, ${failed} failed${leftOut}` };
}
