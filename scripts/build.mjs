import { make } from './lib/build.mjs';
import { guard } from './lib/guard.mjs';
import { ready } from './lib/ready.mjs';
import { settings } from './lib/settings.mjs';

await guard(async () => {
  await make(await ready(settings));
});
