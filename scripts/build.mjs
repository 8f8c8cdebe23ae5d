import { make, makePictures } from './lib/build.mjs';
import { guard } from './lib/guard.mjs';
import { ready } from './lib/ready.mjs';
import { settings } from './lib/settings.mjs';

await guard(async () => {
  const node = await ready({ check: settings });
  await make(node);
  await makePictures(node);
});
