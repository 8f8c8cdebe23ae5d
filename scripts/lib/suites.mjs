/** What a report tells of each suite of tests: its file, its seconds of work, and the names of what it left out. */

/** @typedef {{ name: string, seconds: number, skipped: string[] }} Suite */
/** @typedef {{ status: string, fullName: string }} Assertion */
/** @typedef {{ name: string, startTime: number, endTime: number, assertionResults: readonly Assertion[] }} JestSuite */
/** @typedef {{ status: string, results: readonly { duration: number }[] }} PlaywrightTest */
/** @typedef {{ title: string, tests: readonly PlaywrightTest[] }} Spec */
/** @typedef {{ specs?: readonly Spec[], suites?: readonly Group[] }} Group */

/**
 * @param {string} folder
 * @param {string} path
 */
const fileIn = (folder, path) => (path.startsWith(folder) ? path.slice(folder.length + 1) : path);

/**
 * @param {{ testResults: readonly JestSuite[] } | undefined} report what `jest --json` wrote; undefined where it wrote nothing
 * @param {string} folder
 * @returns {Suite[]}
 */
export const suitesOfJest = (report, folder) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
    name: fileIn(folder, name),
    seconds: (endTime - startTime) / 1000,
    skipped: assertionResults.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName),
  }));

/**
 * @param {Group} group
 * @returns {Spec[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
/** @param {Spec} spec */
const isSkipped = ({ tests }) => tests.some(({ status }) => status === 'skipped');
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
      skipped: specs.filter(isSkipped).map(({ title }) => title),
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
