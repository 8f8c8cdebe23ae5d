/** What decides whether a package is for this machine. Without a C library of a name: not Linux. */
export function machine() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu };
  return { os, cpu, libc: process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

const allows = (list, value) => list === undefined || [list].flat().includes(value);

/** Whether a package is made for a machine. One that names none is made for all. */
export const fits = ({ os, cpu, libc }, { os: system, cpu: processor, libc: library }) =>
  allows(os, system) && allows(cpu, processor) && allows(libc, library);

/**
 * What the lockfile asks for on this machine and npm has not installed. An optional package must be there where it is
 * made for this machine by name: npm leaves it out without a word when it cannot be had.
 * @param lock package-lock.json
 * @param installed node_modules/.package-lock.json, npm's own record
 */
export function absentFrom(lock, { packages: installed = {} }, here) {
  const isWanted = ({ optional, devOptional, os, cpu, ...entry }) =>
    optional || devOptional ? Boolean(os ?? cpu) && fits({ ...entry, os, cpu }, here) : true;
  return Object.entries(lock.packages)
    .filter(
      ([path, entry]) => path !== '' && (installed[path] ? installed[path].version !== entry.version : isWanted(entry)),
    )
    .map(([path]) => path);
}
