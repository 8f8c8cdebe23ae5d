import { failedLines, suiteLines, suitesOfJest, suitesOfPlaywright } from './suites.mjs';

const assertion = (fullName: string, status: string) => ({ fullName, status });
const spec = (title: string, status: string, duration: number) => ({
  title,
  tests: [{ status, results: [{ duration }] }],
});

const unitReport = {
  testResults: [
    {
      name: '/house/server/log.test.ts',
      status: 'passed',
      startTime: 1000,
      endTime: 3500,
      assertionResults: [assertion('one', 'passed'), assertion('two, where it may', 'pending')],
    },
  ],
};
const browserReport = {
  suites: [
    {
      file: 'e2e/order.spec.ts',
      specs: [spec('first', 'expected', 1000)],
      suites: [{ specs: [spec('second', 'expected', 2000), spec('third', 'skipped', 0)] }],
    },
  ],
};

test('each suite tells its time and what it left out', () => {
  expect([...suitesOfJest(unitReport, '/house'), ...suitesOfPlaywright(browserReport)]).toEqual([
    { name: 'server/log.test.ts', seconds: 2.5, failed: [], skipped: ['two, where it may'] },
    { name: 'e2e/order.spec.ts', seconds: 3, failed: [], skipped: ['third'] },
  ]);
});

test('no report, no suites', () => {
  expect([suitesOfJest(undefined, ''), suitesOfPlaywright(undefined)]).toEqual([[], []]);
});

test('the longest comes first, what was left out last', () => {
  expect(suiteLines([...suitesOfJest(unitReport, '/house'), ...suitesOfPlaywright(browserReport)])).toEqual([
    '     3.0 s  e2e/order.spec.ts',
    '     2.5 s  server/log.test.ts',
    ' skipped  server/log.test.ts: two, where it may',
    ' skipped  e2e/order.spec.ts: third',
  ]);
});

test('what failed is named with the first line of its reason, a file that does not load too', () => {
  const broken = {
    name: '/house/a.test.ts',
    status: 'failed',
    startTime: 0,
    endTime: 0,
    message: '  ● Test suite failed to run\n\n    No such module\n at a',
    assertionResults: [],
  };
  const told = { ...assertion('adds', 'failed'), failureMessages: [`\u001b[31mError: ${'x'.repeat(300)}\nat b`] };
  const wrong = { ...broken, name: '/house/b.test.ts', assertionResults: [told] };
  const sends = {
    title: 'sends',
    tests: [{ status: 'unexpected', results: [{ duration: 10, error: { message: 'late' } }] }],
  };
  const story = { suites: [{ file: 'e2e/c.spec.ts', specs: [sends, spec('keeps', 'unexpected', 10)] }] };
  expect(
    failedLines([...suitesOfJest({ testResults: [broken, wrong] }, '/house'), ...suitesOfPlaywright(story)]),
  ).toEqual([
    'a.test.ts: (does not load) (No such module)',
    `b.test.ts: adds (Error: ${'x'.repeat(193)})`,
    'e2e/c.spec.ts: sends (late)',
    'e2e/c.spec.ts: keeps',
  ]);
});

test('an error of no test is named, too', () => {
  const stopped = { suites: [], errors: [{ message: 'Error: http://localhost:3000 is already used\nat c' }] };
  expect(failedLines(suitesOfPlaywright(stopped))).toEqual([
    'playwright.config.ts: (no test) (Error: http://localhost:3000 is already used)',
  ]);
});

test('a file that fails as a whole does not hide the others', () => {
  const many = ['1', '2', '3', '4', '5', '6'].map((title) => spec(title, 'unexpected', 10));
  const story = {
    suites: [
      { file: 'a.spec.ts', specs: many },
      { file: 'b.spec.ts', specs: many.slice(0, 1) },
    ],
  };
  expect(failedLines(suitesOfPlaywright(story))).toEqual([
    ...['1', '2', '3', '4'].map((title) => `a.spec.ts: ${title}`),
    'a.spec.ts: and 2 more',
    'b.spec.ts: 1',
  ]);
});
