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

/**
 * The packages for other platforms that the lockfile names without an entry for them. `npm ci` refuses such a
 * lockfile; a registry that serves only some platforms makes one.
 */
export function absent({ packages }) {
  const named = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ path, name, version, dev })),
  );
  return named.filter(
    ({ path, name }) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
  );
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/** What an entry has to say so that npm passes it over elsewhere; such packages carry it in their names. */
function entryFor({ name, version, dev }) {
  const parts = name.split(/[/-]/);
  const os = systems.filter((system) => parts.includes(system));
  const cpu = processors.filter((processor) => parts.includes(processor));
  const libc = parts.some((part) => part.startsWith('musl')) ? ['musl'] : ['glibc'];
  return { version, cpu, ...(dev && { dev }), ...(os.includes('linux') && { libc }), optional: true, os };
}

/** The lockfile with an entry for every package that it names, in npm's order. */
export function completed(lock) {
  const added = absent(lock).map((missing) => [`node_modules/${missing.name}`, entryFor(missing)]);
  const packages = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(packages) };
}
