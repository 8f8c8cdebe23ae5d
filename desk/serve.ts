import cluster from 'node:cluster';
import { join } from 'node:path';
import { listen } from '@/server/http/listen';
import { environment } from '@/server/platform/environment';
import { causeOf } from '@/server/platform/log';
import { refuseUnwritable } from '@/server/platform/settings/data-folder.mjs';
import { stopOn } from '@/server/platform/stop-on';

// before React is loaded, which otherwise is its slow self
Object.assign(process.env, { NODE_ENV: 'production' });

// a log that cannot be written, its disk full or its reader gone: telling that in it would fail as well, without end
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);

/** Waits until the process above says this (scripts/lib/keeper.mjs). */
const heard = (word: string): Promise<void> =>
  new Promise((resolve) => process.on('message', (message) => (message === word ? resolve() : undefined)));

try {
  const settings = environment();
  refuseUnwritable(settings.dataFolder);
  const { effects } = await import('@/server/storage/effects');
  const { openAtStart } = await import('@/server/storage/storage');
  await openAtStart(effects);
  const { deskApp } = await import('./http/app');
  const { deskFiles } = await import('./http/files');
  const { smtpTransport } = await import('@/server/mail/transport/transport');
  const files = deskFiles(join(import.meta.dirname, '..'));
  const send = settings.mail && smtpTransport(settings.mail.url).send;
  const folder = process.argv[2] ?? '.';
  const app = deskApp({ settings, effects, files, folder, send, ...(cluster.isWorker && { opened: heard('go') }) });
  // behind a proxy of the same machine, too: never anything but the loopback
  const at = { host: '127.0.0.1', port: settings.deskPort, drainMs: settings.limits.sockets.drainMs };
  const { address, stop } = await listen(app, at);
  stopOn(['SIGTERM', 'SIGINT'], async (signal) => {
    effects.log({ event: 'stop', kind: 'desk', cause: signal });
    const stopping = stop();
    process.send?.('closed');
    await stopping;
  });
  effects.log({ event: 'ready', kind: 'desk', url: address, ms: Math.round(performance.now()) });
  if (cluster.isPrimary) console.log(`The desk is on ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : causeOf(error));
  process.exit(1);
}
