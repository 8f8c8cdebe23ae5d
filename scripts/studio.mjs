import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { guard } from './lib/run.mjs';

const program = '.site/current/programs/studio.mjs';

const notBuilt = 'The site is not built yet, and the commands are built with it. First: npm start';

// The artist's commands, as the last build made them. In the project's folder from wherever they are started: there the
// settings are, which name the folders of the data.
await guard(async () => {
  if (!existsSync(program)) throw new Error(notBuilt);
  await import(pathToFileURL(resolve(program)).href);
});
