/**
 * Whether what npm has installed is what the lockfile asks for. Packages that are optional may be absent: they serve
 * other platforms.
 * @param lock package-lock.json
 * @param installed node_modules/.package-lock.json, npm's own record
 */
export function agrees(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '');
  return wanted.every(([path, { version, optional, devOptional }]) => {
    const there = installed.packages[path];
    return there ? there.version === version : Boolean(optional || devOptional);
  });
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
