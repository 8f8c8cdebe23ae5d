import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inputsHash } from './inputs.mjs';
import { must } from './run.mjs';

/** Says what the build was made of. Written last, so an interrupted build has none. */
const stamp = '.next/built-from';

export const next = 'node_modules/next/dist/bin/next';

/** The site's server, compiled. */
export const site = '.next/site/main.mjs';

/** Checks content and makes fonts and pictures, as far as they are not there. */
export const prepare = (node) => must('The preparation', node, ['--import', 'tsx', 'scripts/prepare.ts']);

/** Makes of the server and of the artist's commands what runs in production. */
export const compile = (node) => must('The compilation', node, ['scripts/compile.mjs']);

/** Builds the site unless it stands as its sources say. */
export async function build(node) {
  const hash = inputsHash();
  if (existsSync(site) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
    return console.log('build: nothing has changed');
  rmSync(stamp, { force: true });
  await must('The build', node, [next, 'build']);
  await compile(node);
  writeFileSync(stamp, hash);
}
