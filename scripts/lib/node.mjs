import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** The first version that Next, the tests and the artist's commands all run on. */
const needed = [22, 18];

function isNewEnough(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  const [major, minor] = (stdout ?? '').replace('v', '').split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

/** The Node that came with the packages, else the system's where that is new enough. */
export function findNode() {
  const node = [resolve('node_modules/.bin/node'), process.execPath].find(isNewEnough);
  if (node) return node;
  throw new Error(
    `Node ${needed.join('.')} or newer is needed, this is ${process.version}. (On Linux with glibc the packages bring one along.)`,
  );
}
