import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compile, next, prepare } from './lib/build.mjs';
import { checkNode, install } from './lib/install.mjs';
import { guard, run } from './lib/run.mjs';
import { refuseUnusableSettings, settings } from './lib/settings.mjs';
import { furnish } from './lib/sites.mjs';

/** A site without pages, whose server answers what `next dev` has not: forms, pages made on demand, pictures. */
const folder = '.site/dev';

await guard(async () => {
  checkNode();
  await refuseUnusableSettings();
  const node = await install();
  await prepare(node);
  rmSync(folder, { recursive: true, force: true });
  await compile(node, folder);
  await furnish(folder);
  const port = settings().PORT;
  const server = port + 1;
  // forms come from the pages of `next dev`
  const origins = [...(settings().PUBLIC_ORIGINS ?? []), `http://localhost:${port}`].join(' ');
  const beside = run(node, [join(folder, 'programs/main.mjs')], {
    env: { PORT: `${server}`, PUBLIC_ORIGINS: origins },
  });
  const pages = run(node, [next, 'dev', '-p', `${port}`], {
    env: { PORT: `${port}`, DEV_SERVER: `http://localhost:${server}` },
  });
  process.exitCode = await Promise.race([pages, beside]);
});
