import { slowest, sum, tally } from './tally.mjs';

const unit = (passed: number, failed: number, { broken = 0, skipped = 0, invocations = 1 } = {}) => ({
  numPendingTests: skipped,
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: broken,
  testResults: [
    {
      assertionResults: Array.from({ length: passed }, () => ({
        status: 'passed',
        fullName: 'a',
        invocations,
        duration: 20,
      })),
    },
  ],
});
const stories = (expected: number, unexpected: number, flaky = 0) => ({
  stats: { expected, unexpected, flaky, skipped: 0 },
});

test.each([
  ['a step that passes', tally(0), [1, 0]],
  ['a step that fails', tally(2), [0, 1]],
  ['unit tests', tally(1, unit(3, 1)), [3, 1]],
  ['a test file that does not load', tally(1, unit(3, 0, { broken: 1 })), [3, 1]],
  ['unit tests that pass, and end badly', tally(1, unit(3, 0)), [3, 1]],
  ['unit tests of which none ran', tally(0, unit(0, 0)), [0, 1]],
  ['unit tests of which some pass at the second try', tally(0, unit(8, 0, { invocations: 2 })), [8, 0]],
  ['unit tests of which many pass at the second try', tally(0, unit(9, 0, { invocations: 2 })), [9, 1]],
  ['browser tests', tally(1, stories(5, 2)), [5, 2]],
  ['browser tests of which some pass at the second try', tally(0, stories(5, 0, 8)), [13, 0]],
  ['browser tests of which many pass at the second try', tally(0, stories(5, 0, 9)), [14, 1]],
  ['a server that does not start', tally(1, stories(0, 0)), [0, 1]],
])('%s', (_what, { passed, failed }, counts) => {
  expect([passed, failed]).toEqual(counts);
});

test('the closing line adds up', () => {
  expect(sum([tally(0), tally(1, unit(3, 1))]).line).toBe('4 passed, 1 failed');
  expect(sum([tally(0), tally(0, unit(3, 0, { skipped: 2 }))]).line).toBe('4 passed, 0 failed, 2 skipped');
});

test('the slowest tests of all reports come first', () => {
  const specs = [10, 30].map((duration) => ({ title: `b ${duration}`, tests: [{ results: [{ duration }] }] }));
  const browser = { ...stories(2, 0), suites: [{ title: 'x.spec.ts', suites: [{ title: 'group', specs }] }] };
  expect(slowest([unit(1, 0), browser], 2)).toEqual([
    { name: 'x.spec.ts b 30', ms: 30 },
    { name: 'a', ms: 20 },
  ]);
});
