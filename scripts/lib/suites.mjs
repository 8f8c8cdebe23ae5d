/** What a report tells of each suite of tests: its file, its seconds of work, the names of what failed and of what it left out. */

/** @typedef {{ name: string, seconds: number, failed: string[], skipped: string[] }} Suite */
/** @typedef {{ status: string, fullName: string }} Assertion */
/** @typedef {{ name: string, status: string, startTime: number, endTime: number, assertionResults: readonly Assertion[] }} JestSuite */
/** @typedef {{ status: string, results: readonly { duration: number }[] }} PlaywrightTest */
/** @typedef {{ title: string, tests: readonly PlaywrightTest[] }} Spec */
/** @typedef {{ specs?: readonly Spec[], suites?: readonly Group[] }} Group */

/**
 * @param {string} folder
 * @param {string} path
 */
const fileIn = (folder, path) => (path.startsWith(folder) ? path.slice(folder.length + 1) : path);

/**
 * @param {readonly Assertion[]} assertions
 * @param {string} wanted
 */
const named = (assertions, wanted) =>
  assertions.filter(({ status }) => status === wanted).map(({ fullName }) => fullName);

/**
 * @param {{ testResults: readonly JestSuite[] } | undefined} report what `jest --json` wrote; undefined where it wrote nothing
 * @param {string} folder
 * @returns {Suite[]}
 */
export const suitesOfJest = (report, folder) =>
  (report?.testResults ?? []).map(({ name, status, startTime, endTime, assertionResults }) => ({
    name: fileIn(folder, name),
    seconds: (endTime - startTime) / 1000,
    // a file that does not load fails without a test
    failed: status === 'failed' && !assertionResults.length ? ['(does not load)'] : named(assertionResults, 'failed'),
    skipped: named(assertionResults, 'pending'),
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
const titled = (specs, wanted) =>
  specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => title);
/** @param {Spec} spec */
const secondsOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration / 1000, 0);

/**
 * @param {{ suites: readonly (Group & { file: string })[] } | undefined} report what Playwright's JSON reporter wrote;
 *   undefined where it wrote nothing
 * @returns {Suite[]}
 */
export const suitesOfPlaywright = (report) =>
  (report?.suites ?? []).map((suite) => {
    const specs = specsOf(suite);
    return {
      name: suite.file,
      seconds: specs.map(secondsOf).reduce((total, seconds) => total + seconds, 0),
      failed: titled(specs, 'unexpected'),
      skipped: titled(specs, 'skipped'),
    };
  });

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

/**
 * Every failed test by its name.
 * @param {readonly Suite[]} suites
 */
export const failedLines = (suites) => suites.flatMap(({ name, failed }) => failed.map((title) => `${name}: ${title}`));
