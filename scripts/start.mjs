import { build, prepare } from './lib/build.mjs';
import { guard } from './lib/guard.mjs';
import { ready } from './lib/ready.mjs';
import { serve } from './lib/serve.mjs';

await guard(async () => {
  const node = await ready();
  await prepare(node);
  await build(node);
  await serve(node);
});
