import { openSink, type Sink } from '../support/in-process/smtp-sink';
import { received } from '../support/inbox';
import {
  artist,
  buy,
  fateBy,
  inShort,
  lettersFor,
  openLine,
  orderedBy,
  sendingOf,
  type Tally,
} from '../support/network/orders';
import { OwnSite } from '../support/own-site';
import { healthOf } from '../support/refusals';
import { expect, test } from '../support/test';

/** Random whole numbers below the one given, the same in every run. */
const chance = (seed: number) => (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};

/** `npm run torture:network` is the long form. */
const count = Number(process.env.NETWORK_ORDERS ?? 30);
const atOnce = 10;

const tally: Tally = { passes: 0, cut: 0, dropped: 0 };

/** Each order has its own connection and random numbers, so that the same faults happen in every run. */
async function orderOver(port: number, number: number) {
  const random = chance(number * 7_919);
  const line = await openLine({ port, tally, fate: () => fateBy(random) });
  const bought = await buy(await sendingOf(number), line.origin).finally(line.close);
  return { ...orderedBy(number), ...bought };
}

async function ordersOver(port: number) {
  const queues = Array.from({ length: atOnce }, async (_, queue) => {
    const bought = [];
    for (let number = queue + 1; number <= count; number += atOnce) bought.push(await orderOver(port, number));
    return bought;
  });
  return (await Promise.all(queues)).flat();
}

let sink: Sink;
let site: OwnSite;
let dataFolder: string;
test.beforeAll(async () => {
  dataFolder = test.info().outputPath('data');
  sink = await openSink();
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'www@studio.example', MAIL_TO: artist };
  site = await OwnSite.start({ ...mail, DATA_DIR: dataFolder, PUBLIC_ORIGINS: 'https://studio.example' });
});
test.afterAll(async () => {
  await site.stop();
  await sink.close();
});

async function allLettersLeft(): Promise<void> {
  const inOutbox = async () => (await healthOf(site.base)).outbox;
  await expect.poll(inOutbox, { timeout: 120_000 }).toEqual({ waiting: 0, leased: 0, parked: 0 });
}

test('TRUST-12: over a line that breaks half of all tries every order is kept once, with its two letters', async () => {
  test.setTimeout(60_000 + count * 2_000);
  const bought = await ordersOver(site.port);
  await allLettersLeft();
  const kept = await received(dataFolder);
  const facts = kept.map(({ reference, language: locale, fields, photos }) => ({
    ...{ reference, locale, email: fields.delivery.email },
    photos: photos.map(({ width, height }) => ({ width, height })),
  }));
  const byReference = (one: { reference: string }, other: { reference: string }) =>
    one.reference < other.reference ? -1 : 1;
  expect(facts.toSorted(byReference)).toEqual(bought.map(({ presses: _, ...order }) => order).toSorted(byReference));
  expect(new Set(kept.map(({ reference }) => reference)).size).toBe(count);

  expect(sink.received.map(inShort).toSorted()).toEqual(bought.flatMap(lettersFor).toSorted());
  expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(2 * count);

  // the faults did happen: requests were cut, answers dropped, and buyers pressed the button again
  expect(Math.min(tally.cut, tally.dropped)).toBeGreaterThan(count / 4);
  const presses = bought.reduce((sum, order) => sum + order.presses, 0);
  expect(presses).toBeGreaterThan(count);
  expect(site.lines.filter((line) => line.includes('"event":"failed"'))).toEqual([]);
  const { cut, dropped } = tally;
  const letters = sink.received.length;
  console.log(JSON.stringify({ orders: count, cut, dropped, presses, kept: kept.length, letters }));
});
