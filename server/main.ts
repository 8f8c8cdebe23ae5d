import cluster from 'node:cluster';
import { join } from 'node:path';
import { environment } from './platform/environment';
import { causeOf, loggedSettings } from './platform/log';
import { refuseOldNode } from './platform/node-version.mjs';
import { refuseUnwritable } from './platform/settings/data-folder.mjs';
import { stopOn } from './platform/stop-on';

// before React is loaded, which otherwise is its slow self
Object.assign(process.env, { NODE_ENV: 'production' });

// an error of the log would be logged, and fail again, without end
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);

/** Resolves when the parent sends `go` (scripts/lib/keeper.mjs). */
const mayAnswer = (): Promise<void> =>
  new Promise((resolve) => process.on('message', (message) => (message === 'go' ? resolve() : undefined)));

try {
  refuseOldNode();
  const settings = environment();
  refuseUnwritable(settings.dataFolder);
  const { effects } = await import('./storage/effects');
  const { versionOf } = await import('./http/version');
  const { log } = effects;
  // the site is beside the folder of programs; when run from source, its folder is passed
  const folder = process.argv[2] ?? join(import.meta.dirname, '..');
  log({ event: 'start', ...versionOf(folder), settings: loggedSettings(settings) });
  const { openAtStart } = await import('./storage/storage');
  await openAtStart(effects);
  const { start } = await import('./http/start');
  const { runOutbox } = await import('./mail/outbox/worker');
  const { address, stop } = await start(folder, settings, cluster.isWorker ? mayAnswer() : undefined);
  const stopOutbox = runOutbox(settings, folder);
  stopOn(['SIGTERM', 'SIGINT'], async (signal) => {
    const began = performance.now();
    log({ event: 'stop', cause: signal });
    const stopping = stop();
    process.send?.('closed');
    const [whole] = await Promise.all([stopping, stopOutbox()]);
    log({ event: 'stopped', code: whole ? 'whole' : 'late', ms: Math.round(performance.now() - began) });
  });
  log({ event: 'ready', url: address, ms: Math.round(performance.now()) });
  // for people, and for whoever waits for it; a worker's parent prints it itself
  if (cluster.isPrimary) console.log(`The site is on ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : causeOf(error));
  process.exit(1);
}
