import { compile, next, prepare } from './lib/build.mjs';
import { guard } from './lib/guard.mjs';
import { ready } from './lib/ready.mjs';
import { run } from './lib/run.mjs';
import { settings, usableSettings } from './lib/settings.mjs';

await guard(async () => {
  const node = await ready(usableSettings);
  await prepare(node);
  // for the artist's commands
  await compile(node);
  const port = `${settings().PORT}`;
  process.exitCode = await run(node, [next, 'dev', '-p', port], { env: { PORT: port } });
});
