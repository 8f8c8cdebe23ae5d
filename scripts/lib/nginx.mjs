import { spawnSync } from 'node:child_process';
import { installPackages, mayInstall } from './debian.mjs';

/** Makes sure of nginx for the proofs of `deploy` where it may; elsewhere those are skipped by name, in CI they fail. */
export async function nginx() {
  const isThere = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
  if (!isThere && mayInstall()) await installPackages(['nginx-light']);
}
