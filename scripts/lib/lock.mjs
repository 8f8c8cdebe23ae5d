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
