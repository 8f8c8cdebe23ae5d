import { spawnSync } from 'node:child_process';
import { installPackages, mayInstall } from './debian.mjs';

/** Makes sure of strace for the proofs of durability where it may; elsewhere those are skipped by name, in CI they fail. */
export async function strace() {
  const isThere = spawnSync('strace', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isThere && mayInstall()) await installPackages(['strace']);
}
