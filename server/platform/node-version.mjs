/** @typedef {readonly [major: number, minor: number]} Version */

/**
 * Native modules of packages crash older ones silently.
 * @type {Version}
 */
export const needed = [22, 18];

/**
 * @param {Version} least
 * @param {string} version as `process.version` has it
 */
export const isAtLeast = ([major, minor], version) => {
  const [thisMajor = 0, thisMinor = 0] = version.replace('v', '').split('.').map(Number);
  return thisMajor > major || (thisMajor === major && thisMinor >= minor);
};

/** @throws with one line where this Node is too old to run what was built */
export function refuseOldNode(version = process.version) {
  if (isAtLeast(needed, version)) return;
  throw new Error(
    `Node ${needed.join('.')} or newer is needed, this is ${version}. npm run serve finds the right one.`,
  );
}
