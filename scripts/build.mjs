import { make } from './lib/build.mjs';
import { checkNode, install } from './lib/install.mjs';
import { guard } from './lib/run.mjs';
import { settings } from './lib/settings.mjs';

await guard(async () => {
  checkNode();
  settings();
  await make(await install(), { pictures: true });
});
