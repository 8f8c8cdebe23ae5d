import { setTimeout as wait } from 'node:timers/promises';
import { openStorage, type Place } from '@/server/storage/open';
import { headerOf } from '@/server/testing/raw-letter';
import { openSink } from '@/server/testing/smtp-sink';
import { close, type Outcome, settings } from './close';
import { type Site, startSite, type Told } from './site-process';

const sites = ['east', 'west'] as const;

/** `atBoth`: answered at both sites. `senders`: the sites whose letters came. `left`: letters that no site has sent. */
type Together = Outcome & Readonly<{ atBoth: number; senders: readonly string[]; left: number }>;

/** Two of its visitors are at the other site as well and send the very same there; two are here only. */
function start(name: string, env: Readonly<Record<string, string>>): Promise<Site> {
  const visitors = ['both.0', 'both.1', `${name}.0`, `${name}.1`];
  const task = { visitors, visits: Number.MAX_SAFE_INTEGER, point: null, time: 1 };
  return startSite(task, { ...env, MAIL_FROM: `${name}@studio.example` });
}

/** Bounded, so that a letter that never leaves is told and not waited for. */
async function untilAllSent(place: Place, ms: number): Promise<void> {
  const storage = await openStorage(place);
  const open = storage.selectFrom('letters').select('id').where('state', '!=', 'sent').limit(1);
  for (const end = performance.now() + ms; performance.now() < end && (await open.executeTakeFirst()); ) await wait(50);
  await storage.destroy();
}

function answeredAtBoth([one, other]: readonly Told[]): number {
  return [...(one?.answered.keys() ?? [])].filter((errand) => other?.answered.has(errand)).length;
}

/** Two sites on one storage, busy for so long: each errand is kept once and each letter sent once. */
export async function together({ place, seconds }: Readonly<{ place: Place; seconds: number }>): Promise<Together> {
  await (await openStorage(place)).destroy();
  const sink = await openSink();
  const env = settings(place, sink.url);
  const running = await Promise.all(sites.map((name) => start(name, env)));
  for (const site of running) site.go();
  await wait(seconds * 1_000);
  for (const site of running) site.enough();
  await Promise.all(running.map(({ done }) => done));
  await untilAllSent(place, 120_000 + 5_000 * seconds);
  for (const site of running) site.kill('SIGTERM');
  const told = await Promise.all(running.map(({ ended }) => ended));
  const senders = [...new Set(sink.received.map(({ raw }) => headerOf(raw, 'From') ?? ''))].toSorted();
  const sent = sink.received.length;
  const outcome = await close(place, sink, told);
  return { ...outcome, atBoth: answeredAtBoth(told), senders, left: outcome.letters - sent };
}
