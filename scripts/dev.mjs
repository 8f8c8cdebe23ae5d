import { next, prepare } from './lib/build.mjs';
import { guard } from './lib/guard.mjs';
import { ready } from './lib/ready.mjs';
import { run } from './lib/run.mjs';
import { usableSettings } from './lib/settings.mjs';

await guard(async () => {
  const { PORT: port } = await usableSettings();
  const node = await ready();
  await prepare(node);
  process.exitCode = await run(node, [next, 'dev', '-p', `${port}`], { env: { PORT: `${port}` } });
});
