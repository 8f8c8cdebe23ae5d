import { make } from './lib/build.mjs';
import { guard } from './lib/guard.mjs';
import { ready } from './lib/ready.mjs';
import { run } from './lib/run.mjs';
import { usableSettings } from './lib/settings.mjs';
import { lastSite } from './lib/sites.mjs';

await guard(async () => {
  const node = await ready(usableSettings);
  await make(node).catch((error) => {
    if (!lastSite()) throw error;
    console.error(error.message);
  });
  process.exitCode = await run(node, ['scripts/serve.mjs']);
});
