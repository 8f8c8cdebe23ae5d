import { build, prepare } from './lib/build.mjs';
import { guard } from './lib/guard.mjs';
import { ready } from './lib/ready.mjs';

await guard(async () => {
  const node = await ready();
  await prepare(node);
  await build(node);
});
