import { stripVTControlCharacters } from 'node:util';

/** What a report tells of each suite of tests: its file, its seconds of work, what failed and why, what it left out. */

/** @typedef {Readonly<{ title: string, reason: string }>} Failure `reason`: the first line of its message, empty where there is none */
/** @typedef {{ name: string, seconds: number, failed: Failure[], skipped: string[] }} Suite */
/** @typedef {{ status: string, fullName: string, failureMessages?: readonly string[] }} Assertion */
/** @typedef {{ name: string, status: string, startTime: number, endTime: number, message?: string, assertionResults: readonly Assertion[] }} JestSuite */
/** @typedef {{ status: string, results: readonly { duration: number, error?: { message?: string } }[] }} PlaywrightTest */
/** @typedef {{ title: string, tests: readonly PlaywrightTest[] }} Spec */
/** @typedef {{ specs?: readonly Spec[], suites?: readonly Group[] }} Group */

/** A closing line that is longer hides the next one. */
const longestReason = 200;

/**
 * @param {string} title
 * @param {string | undefined} message of a test runner, with colours
 * @returns {Failure}
 */
function failure(title, message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  // the headline of a file that does not load says nothing of the reason
  const first = lines.find((line) => line.trim() && !line.includes('●')) ?? '';
  return { title, reason: first.trim().slice(0, longestReason) };
}

/**
 * @param {string} folder
 * @param {string} path
 */
const fileIn = (folder, path) => (path.startsWith(folder) ? path.slice(folder.length + 1) : path);

/**
 * @param {readonly Assertion[]} assertions
 * @param {string} wanted
 */
const ended = (assertions, wanted) => assertions.filter(({ status }) => status === wanted);

/** @param {readonly Assertion[]} assertions */
const failuresOf = (assertions) =>
  ended(assertions, 'failed').map(({ fullName, failureMessages = [] }) => failure(fullName, failureMessages[0]));

/**
 * @param {{ testResults: readonly JestSuite[] } | undefined} report what `jest --json` wrote; undefined where it wrote nothing
 * @param {string} folder
 * @returns {Suite[]}
 */
export const suitesOfJest = (report, folder) =>
  (report?.testResults ?? []).map(({ name, status, startTime, endTime, message, assertionResults }) => ({
    name: fileIn(folder, name),
    seconds: (endTime - startTime) / 1000,
    // a file that does not load fails without a test
    failed:
      status === 'failed' && !assertionResults.length
        ? [failure('(does not load)', message)]
        : failuresOf(assertionResults),
    skipped: ended(assertionResults, 'pending').map(({ fullName }) => fullName),
  }));

/**
 * @param {Group} group
 * @returns {Spec[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
/**
 * @param {readonly Spec[]} specs
 * @param {string} wanted
 */
const specsThat = (specs, wanted) => specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
/** @param {Spec} spec */
const messageOf = ({ tests }) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
/** @param {Spec} spec */
const secondsOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration / 1000, 0);

/**
 * @param {Group & { file: string }} group
 * @returns {Suite}
 */
function suiteOf(group) {
  const specs = specsOf(group);
  return {
    name: group.file,
    seconds: specs.map(secondsOf).reduce((total, seconds) => total + seconds, 0),
    failed: specsThat(specs, 'unexpected').map((spec) => failure(spec.title, messageOf(spec))),
    skipped: specsThat(specs, 'skipped').map(({ title }) => title),
  };
}

/** Stands for the test where something else failed: to run it once more is not possible. */
export const noTest = '(no test)';

/**
 * @param {{ suites: readonly (Group & { file: string })[], errors?: readonly { message?: string }[] } | undefined} report what
 *   Playwright's JSON reporter wrote, with errors of no test, such as a port that is in use; undefined where it wrote nothing
 * @returns {Suite[]}
 */
export function suitesOfPlaywright(report) {
  const errors = report?.errors ?? [];
  const failed = errors.map(({ message }) => failure(noTest, message));
  return [
    ...(failed.length ? [{ name: 'playwright.config.ts', seconds: 0, failed, skipped: [] }] : []),
    ...(report?.suites ?? []).map(suiteOf),
  ];
}

/**
 * A line each, the longest first; then every test that was left out, by its name.
 * @param {readonly Suite[]} suites
 */
export const suiteLines = (suites) => [
  ...suites
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`),
  ...suites.flatMap(({ name, skipped }) => skipped.map((title) => ` skipped  ${name}: ${title}`)),
];

/** A file that fails as a whole would hide the others. */
const mostNamed = 4;

/**
 * Failed tests by their names, each with its reason; of a file that has many, the first ones and their count.
 * @param {readonly Suite[]} suites
 */
export const failedLines = (suites) =>
  suites.flatMap(({ name, failed }) => [
    ...failed.slice(0, mostNamed).map(({ title, reason }) => `${name}: ${title}${reason ? ` (${reason})` : ''}`),
    ...(failed.length > mostNamed ? [`${name}: and ${failed.length - mostNamed} more`] : []),
  ]);
