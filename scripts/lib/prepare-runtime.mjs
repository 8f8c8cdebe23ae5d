import { readFileSync } from 'node:fs';
import { install } from './install.mjs';
import { checkNode, findNode } from './node.mjs';
import { asPrinted } from './screen.mjs';

/** @import { Show } from './screen.mjs' */

/**
 * Installs what is missing. Returns the Node to run everything else with.
 * @param {{ check?: () => unknown, withTests?: boolean, show?: Show }} [how] `check`: of the settings that the command needs, before
 *   anything is installed; `withTests`: what only the tests need is installed, too; `show`: what a person reads meanwhile
 */
export async function prepareRuntime({ check = () => undefined, withTests = false, show = asPrinted } = {}) {
  checkNode(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  await check();
  await install({ withTests, show });
  return findNode();
}
