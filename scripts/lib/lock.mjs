/**
 * @typedef {Readonly<{
 *   bin?: Readonly<Record<string, string>>,
 *   version?: string,
 *   dev?: boolean,
 *   optional?: boolean,
 *   devOptional?: boolean,
 *   os?: string | readonly string[],
 *   cpu?: string | readonly string[],
 *   libc?: string | readonly string[],
 * }>} Entry
 */
/** @typedef {Readonly<{ packages: Readonly<{ [path: string]: Entry }> }>} Lock package-lock.json */
/** @typedef {Partial<Lock>} Installed node_modules/.package-lock.json, npm's own */
/** @typedef {Readonly<{ os: string, cpu: string, libc?: string }>} Machine */

/**
 * What decides whether a package is for this machine. Without a C library of a name: not Linux.
 * @returns {Machine}
 */
export function machine() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu };
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return { os, cpu, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/**
 * @param {string | readonly string[] | undefined} list
 * @param {string | undefined} value
 */
const allows = (list, value) => list === undefined || [list].flat().includes(value ?? '');

/**
 * Whether a package is made for a machine. One that names none is made for all.
 * @param {Entry} entry
 * @param {Machine} machine
 */
export const fits = ({ os, cpu, libc }, { os: system, cpu: processor, libc: library }) =>
  allows(os, system) && allows(cpu, processor) && allows(libc, library);

/**
 * What the lockfile asks for on this machine and npm has not installed. An optional package must be there where it is
 * made for this machine by name: npm leaves it out without a word when it cannot be had.
 * @param {Lock} lock
 * @param {Installed} installed
 * @param {Machine} here
 * @param {boolean} withTests whether what only the tests need is asked for, too
 */
export function absentFrom(lock, { packages: installed = {} }, here, withTests) {
  /** @param {Entry} entry */
  const isWanted = (entry) =>
    (withTests || !entry.dev) &&
    (!(entry.optional || entry.devOptional) || (Boolean(entry.os ?? entry.cpu) && fits(entry, here)));
  const isAbsent = (/** @type {Entry} */ entry, /** @type {Entry | undefined} */ there) =>
    there ? there.version !== entry.version : isWanted(entry);
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && isAbsent(entry, installed[path]))
    .map(([path]) => path);
}
