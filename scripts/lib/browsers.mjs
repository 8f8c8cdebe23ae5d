import { readJson } from './files.mjs';

/** @type {Readonly<Record<string, string>>} */
const engines = { safari: 'safari', ios_saf: 'ios', firefox: 'firefox', chrome: 'chrome', edge: 'edge' };

/** @type {{ browserslist: string[] }} */
const { browserslist } = readJson('package.json');

/**
 * The oldest browsers that get more than the page without script, as esbuild names them; Next reads the same list.
 * Safari of March 2023, as the iPhone 8 ends at iOS 16, the older of Firefox's two supported ESR, Chromium of two years.
 */
export const browsers = browserslist.map((line) => {
  const [name = '', , version] = line.split(' ');
  return `${engines[name]}${version}`;
});
