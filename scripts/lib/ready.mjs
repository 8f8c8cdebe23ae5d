import { install } from './install.mjs';
import { findNode } from './node.mjs';

/** Installs what is missing. Returns the Node to run everything else with. */
export async function ready() {
  await install();
  return findNode();
}
