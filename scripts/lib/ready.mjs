import { readFileSync } from 'node:fs';
import { install } from './install.mjs';
import { checkNode, findNode } from './node.mjs';

/**
 * Installs what is missing. Returns the Node to run everything else with.
 * @param {() => unknown} [check] of the settings that the command needs, before anything is installed
 */
export async function ready(check = () => undefined) {
  checkNode(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  await check();
  await install();
  return findNode();
}
