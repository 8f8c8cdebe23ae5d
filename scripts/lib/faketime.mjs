import { existsSync, readdirSync } from 'node:fs';
import { installPackages, mayInstall } from './debian.mjs';

/** Makes sure of libfaketime for the proofs about a wrong clock where it may; elsewhere those are skipped by name, in CI they fail. */
export async function faketime() {
  const isThere = readdirSync('/usr/lib').some((name) => existsSync(`/usr/lib/${name}/faketime/libfaketimeMT.so.1`));
  if (!isThere && mayInstall()) await installPackages(['libfaketime']);
}
