import { rmSync } from 'node:fs';
import { make, makePictures } from './lib/build.mjs';
import { guard } from './lib/guard.mjs';
import { prepareRuntime } from './lib/prepare-runtime.mjs';
import { run } from './lib/run.mjs';
import { onScreen, startLog, tellNotes } from './lib/screen.mjs';
import { usableSettings } from './lib/settings.mjs';
import { lastSite } from './lib/sites.mjs';

/** With `--pictures` the site is served when all pictures are made; else they are made behind it. */
const waits = process.argv.includes('--pictures');

async function check() {
  await usableSettings();
  rmSync(startLog, { force: true });
}

await guard(async () => {
  const node = await prepareRuntime({ check, show: onScreen });
  await make(node, onScreen).catch((error) => {
    if (!lastSite()) throw error;
    console.error(error.message);
  });
  tellNotes();
  if (waits) await onScreen('pictures', (to) => makePictures(node, to));
  process.exitCode = await run(node, ['scripts/serve.mjs']);
});
