import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseLocation, openStorage } from '@/server/storage/open';
import { headerOf } from '../support/in-process/arrived-letter';
import { openSink } from '../support/in-process/smtp-sink';
import { close, type Outcome, settings } from './close';
import { type Site, type SiteReport, startSite } from './site-process';

const sites = ['east', 'west'] as const;

/**
 * `atBoth`: requests answered at both sites. `senders`: the sites that sent letters. `left`: letters that no site has
 * sent.
 */
type Together = Outcome & Readonly<{ atBoth: number; senders: readonly string[]; left: number }>;

/** Two of its visitors send the same requests at the other site; two are only here. */
function start(name: string, env: Readonly<Record<string, string>>): Promise<Site> {
  const visitors = ['both.0', 'both.1', `${name}.0`, `${name}.1`];
  const task = { visitors, visits: Number.MAX_SAFE_INTEGER, point: null, time: 1 };
  return startSite(task, { ...env, MAIL_FROM: `${name}@studio.example` });
}

/** If the number of unsent letters does not change for so long, the wait ends, and the test reports them. */
const stillMs = 60_000;

async function untilAllSent(place: DatabaseLocation): Promise<void> {
  const storage = await openStorage(place);
  const open = storage
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '!=', 'sent');
  for (let [left, since] = [Number.NaN, performance.now()]; performance.now() - since < stillMs; await wait(200)) {
    const { count } = await open.executeTakeFirstOrThrow();
    if (count === 0) break;
    if (count !== left) [left, since] = [count, performance.now()];
  }
  await storage.destroy();
}

function answeredAtBoth([one, other]: readonly SiteReport[]): number {
  return [...(one?.answered.keys() ?? [])].filter((name) => other?.answered.has(name)).length;
}

/** Two sites on one storage, busy for so many seconds: each request is stored once and each letter sent once. */
export async function together({
  place,
  seconds,
}: Readonly<{ place: DatabaseLocation; seconds: number }>): Promise<Together> {
  await (await openStorage(place)).destroy();
  const sink = await openSink();
  const env = settings(place, sink.url);
  const running = await Promise.all(sites.map((name) => start(name, env)));
  for (const site of running) site.go();
  await wait(seconds * 1_000);
  for (const site of running) site.enough();
  await Promise.all(running.map(({ done }) => done));
  await untilAllSent(place);
  for (const site of running) site.kill('SIGTERM');
  const reports = await Promise.all(running.map(({ ended }) => ended));
  const senders = [...new Set(sink.received.map(({ letter }) => headerOf(letter, 'From') ?? ''))].toSorted();
  const sent = sink.received.length;
  const outcome = await close(place, sink, reports);
  return { ...outcome, atBoth: answeredAtBoth(reports), senders, left: outcome.letters - sent };
}
