import { make } from './lib/build.mjs';
import { guard } from './lib/guard.mjs';
import { prepareRuntime } from './lib/prepare-runtime.mjs';
import { settings } from './lib/settings.mjs';

await guard(async () => {
  const node = await prepareRuntime({ check: settings });
  await make(node, { pictures: true });
});
