/** What a report tells of each suite of tests: its file, its seconds of work, and the names of what it left out. */

const fileIn = (folder, path) => (path.startsWith(folder) ? path.slice(folder.length + 1) : path);

/** @param report what `jest --json` wrote; undefined where it wrote nothing */
export const suitesOfJest = (report, folder) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
    name: fileIn(folder, name),
    seconds: (endTime - startTime) / 1000,
    skipped: assertionResults.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName),
  }));

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const isSkipped = ({ tests }) => tests.some(({ status }) => status === 'skipped');
const secondsOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration / 1000, 0);

/** @param report what Playwright's JSON reporter wrote; undefined where it wrote nothing */
export const suitesOfPlaywright = (report) =>
  (report?.suites ?? []).map((suite) => {
    const specs = specsOf(suite);
    return {
      name: suite.file,
      seconds: specs.map(secondsOf).reduce((total, seconds) => total + seconds, 0),
      skipped: specs.filter(isSkipped).map(({ title }) => title),
    };
  });

/** A line each, the longest first; then every test that was left out, by its name. */
export const suiteLines = (suites) => [
  ...suites
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`),
  ...suites.flatMap(({ name, skipped }) => skipped.map((title) => ` skipped  ${name}: ${title}`)),
];
