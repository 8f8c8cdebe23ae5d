import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseLocation, openStorage } from '@/server/storage/open';
import { openSink } from '../support/in-process/smtp-sink';
import { close, type Outcome, settings } from './close';
import { type Failpoint, failpoints } from './failpoints';
import { type Site, type SiteReport, startSite } from './site-process';

/** `random`: a whole number below the one given. */
type Torture = Readonly<{ place: DatabaseLocation; rounds: number; random: (below: number) => number }>;

/** How often each step is reached for one submission. */
const often: Readonly<Record<Failpoint, number>> = {
  turn: 5,
  number: 2,
  row: 4,
  letter: 1,
  committed: 1,
  sending: 1,
  sent: 1,
};

/** Every second round ends at a chosen step, the others at a random moment. */
function beginning({ random }: Torture, round: number, env: Record<string, string>): Promise<Site> {
  const point = (round % 2 === 0 && failpoints[(round / 2) % failpoints.length]) || null;
  const visitors = [0, 1, 2, 3].map((number) => `round${round}.${number}`);
  const time = (1 + random(16)) * (point ? often[point] : 1);
  return startSite({ visitors, visits: 8, point, time }, env);
}

/** Kills the site after so many answers and at least `ms`, unless it has ended itself. */
async function end(site: Site, answers: number, ms: number): Promise<SiteReport> {
  site.go();
  await Promise.race([site.ended, Promise.all([site.answered(answers), wait(ms)])]);
  site.kill('SIGKILL');
  return site.ended;
}

/** Kills the site again and again, and then checks what is stored. */
export async function torture(task: Torture): Promise<Outcome> {
  const { place, rounds, random } = task;
  await (await openStorage(place)).destroy();
  const sink = await openSink();
  const env = settings(place, sink.url);
  const reports: SiteReport[] = [];
  let next = beginning(task, 0, env);
  for (let round = 0; round < rounds; round += 1) {
    const site = await next;
    // the next site starts meanwhile
    if (round + 1 < rounds) next = beginning(task, round + 1, env);
    reports.push(await (round % 2 === 0 ? end(site, 32, 1_000) : end(site, random(32), random(100))));
  }
  return close(place, sink, reports);
}
