import { setTimeout as wait } from 'node:timers/promises';
import { openStorage, type Place } from '@/server/storage/open';
import { openSink } from '@/server/testing/smtp-sink';
import { close, type Outcome, settings } from './close';
import { startSite } from './site-process';

async function untilAllSent(place: Place): Promise<void> {
  const storage = await openStorage(place);
  const open = storage.selectFrom('letters').select('id').where('state', '!=', 'sent').limit(1);
  for (let tries = 0; tries < 200 && (await open.executeTakeFirst()); tries += 1) await wait(50);
  await storage.destroy();
}

/** Several sites on one storage whose visitors all send the very same: each is kept and sent once. */
export async function together({ place, sites }: Readonly<{ place: Place; sites: number }>): Promise<Outcome> {
  await (await openStorage(place)).destroy();
  const sink = await openSink();
  const env = settings(place, sink.url);
  const running = await Promise.all(Array.from({ length: sites }, () => startSite({ name: 'together', env })));
  for (const site of running) site.go();
  await Promise.all(running.map(({ done }) => done));
  await untilAllSent(place);
  for (const site of running) site.kill('SIGTERM');
  return close(place, sink, await Promise.all(running.map(({ ended }) => ended)));
}
