import { afterSecond, ofJest, ofPlaywright, ofStep, sum, untakenBranches } from './tally.mjs';

const jestReport = (passed: number, failed: number, broken = 0, skipped = 0) => ({
  numPendingTests: skipped,
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: broken,
});
const playwrightReport = (expected: number, unexpected: number) => ({
  stats: { expected, unexpected, flaky: 0, skipped: 0 },
});

test.each([
  ['a step that passes', ofStep(0), [1, 0]],
  ['a step that fails', ofStep(2), [0, 1]],
  ['unit tests', ofJest(jestReport(3, 1), 1), [3, 1]],
  ['a test file that does not load', ofJest(jestReport(3, 0, 1), 1), [3, 1]],
  ['unit tests without a report', ofJest(undefined, 1), [0, 1]],
  ['unit tests that end well without a report', ofJest(undefined, 0), [0, 1]],
  ['browser tests', ofPlaywright(playwrightReport(5, 2), 1), [5, 2]],
  ['a server that does not start', ofPlaywright(playwrightReport(0, 0), 1), [0, 1]],
])('%s', (_what, { passed, failed }, counts) => {
  expect([passed, failed]).toEqual(counts);
});

test('the closing line adds up', () => {
  expect(sum([ofStep(0), ofJest(jestReport(3, 1), 1)]).line).toBe('4 passed, 1 failed');
  expect(sum([ofStep(0), ofJest(jestReport(3, 0, 0, 2), 0)]).line).toBe('4 passed, 0 failed, 2 skipped');
});

test.each([
  ['all pass at the second try', 2, 0, [12, 0]],
  ['one fails twice', 2, 1, [11, 1]],
  ['the second run does not start', 1, 1, [10, 1]],
  ['another one of its file fails', 1, 2, [10, 2]],
])('%s', (_what, first, second, counts) => {
  const { passed, failed } = afterSecond(
    ofJest(jestReport(10, first), 1),
    ofJest(jestReport(0, second), second ? 1 : 0),
  );
  expect([passed, failed]).toEqual(counts);
});

test('branches that no test took are counted, where a run looked at them', () => {
  const coverageMap = { 'a.ts': { b: { 0: [3, 0], 1: [1, 1] } }, 'b.ts': { b: { 0: [0] } }, 'c.ts': { b: {} } };
  expect(untakenBranches({ ...jestReport(1, 0), coverageMap })).toBe(2);
  expect(untakenBranches(jestReport(1, 0))).toBe(0);
  expect(untakenBranches(undefined)).toBe(0);
});
