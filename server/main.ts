import cluster from 'node:cluster';
import { join } from 'node:path';
import { environment } from './platform/environment';
import { causeOf, loggedSettings } from './platform/log';
import { refuseOldNode } from './platform/node-version.mjs';
import { refuseUnwritable } from './platform/settings/data-folder.mjs';
import { stopOn } from './platform/stop-on';

// before React is loaded, which otherwise is its slow self
Object.assign(process.env, { NODE_ENV: 'production' });

// a log that cannot be written, its disk full or its reader gone: telling that in it would fail as well, without end
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);

/** Waits until the process above says this (scripts/lib/keeper.mjs). */
const said = (word: string): Promise<void> =>
  new Promise((resolve) => process.on('message', (message) => (message === word ? resolve() : undefined)));

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
  const { address, stop } = await start(folder, settings, cluster.isWorker ? said('go') : undefined);
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
  // for people, and for whoever waits for it; beside others, the process above says it
  if (cluster.isPrimary) console.log(`The site is on ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : causeOf(error));
  process.exit(1);
}
