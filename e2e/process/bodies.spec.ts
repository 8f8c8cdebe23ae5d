import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { FormName } from '@/domain/api';
import { ballast, Delivery } from '../support/hostile/deliver';
import { formNames } from '../support/hostile/fields';
import { letters } from '../support/hostile/letter';
import { keptIds } from '../support/in-process/kept-ids';
import { OwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

/** `npm run torture:bodies` is the long form; a given seed makes the same bodies again. */
const long = process.env.BODIES;
const bodies = Number(long ?? 300);
const seed = Number(process.env.BODIES_SEED ?? (long ? randomInt(2 ** 31) : 20_261_121));

const MiB = 1024 * 1024;
/** The first round is a warm-up: in it, memory may grow. */
const rounds = 4;
const largeOnes = 12;

let site: OwnSite;
test.beforeAll(async () => {
  site = await OwnSite.start();
});
test.afterAll(() => site.stop());

async function round(delivery: Delivery, number: number): Promise<void> {
  const send = async (form: FormName) => {
    const property = fc.asyncProperty(letters(form), (letter) => delivery.deliver(letter));
    // no shrinking after a failure: a site that has crashed would answer no smaller body either
    await fc.assert(property, { seed: seed + number, numRuns: bodies / rounds, endOnFailure: true });
    delivery.rest(form);
  };
  await Promise.all(formNames.map(send));
  for (let index = 0; index < largeOnes; index += 1) await delivery.deliver(ballast());
  delivery.rest(ballast().form);
}

test(`TRUST-13: ${bodies} generated bodies a form: none fails the site, each refusal is in words, memory stays flat`, async () => {
  test.setTimeout(120_000 + bodies * 200);
  const delivery = new Delivery(site.port);
  await round(delivery, 0);
  const [warm, sent] = [site.residentBytes(), delivery.bytes];
  for (let number = 1; number < rounds; number += 1) await round(delivery, number);
  const [grown, since] = [site.residentBytes() - warm, delivery.bytes - sent];

  const figures = {
    seed,
    answers: delivery.answers,
    accepted: delivery.kept.size,
    sentMiB: Math.round(since / MiB),
    warmMiB: Math.round(warm / MiB),
    grownMiB: Math.round(grown / MiB),
  };
  console.log(JSON.stringify(figures));
  // every kind of answer occurred, over connections that were kept open
  expect(Object.keys(delivery.answers)).toEqual(
    expect.arrayContaining(['201', '303', '400', '403', '413', '415', '422', 'cut']),
  );
  expect(delivery.connections).toBeLessThan(bodies / 10);
  // exactly the accepted submissions are stored, each once; nothing of those that were cut off
  const kept = await keptIds({ dataFolder: site.folder, databaseUrl: null });
  expect(kept.toSorted()).toEqual([...delivery.kept].toSorted());
  // a leak of bodies would have grown memory by all of them; half of that is allowed for the heap itself
  expect(since).toBeGreaterThan(256 * MiB);
  expect(grown).toBeLessThan(since / 2);
});
