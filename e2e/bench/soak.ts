import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { everyAddress } from '../support/addresses';
import { sendForm } from '../support/forms';
import { grainyPicture } from '../support/in-process/order-request';
import { OwnSite } from '../support/own-site';
import { measuredNow, median } from './support/measured';

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
/** Visitors take their time: the load is that of a busy day, not the most that the site can bear. */
const pauseMs = 50;
const forms = ['contact', 'registration-lessons', 'orders', 'shop-orders'] as const;

type Sample = Readonly<{ bytes: number; files: number }>;

/** Mixed load for minutes: pages, packed and not, pictures, all forms, photos. Counts what is not answered as it should be. */
console.log(measuredNow());
const site = await OwnSite.start();
const until = performance.now() + minutes * 60_000;
const counts = { pages: 0, pictures: 0, submissions: 0, uploads: 0, errors: 0 };
const photo = await grainyPicture();

async function visit(work: () => Promise<boolean>): Promise<void> {
  while (performance.now() < until) {
    if (!(await work().catch(() => false))) counts.errors += 1;
    await wait(pauseMs);
  }
}

async function readPage(): Promise<boolean> {
  const address = everyAddress[counts.pages % everyAddress.length];
  const encoding = ['br', 'gzip', 'identity'][counts.pages % 3] ?? 'br';
  counts.pages += 1;
  const answer = await fetch(site.base + address?.path, { headers: { 'accept-encoding': encoding } });
  return answer.status === 200 && (await answer.text()).endsWith('</html>');
}

const pictures = readdirSync('.site/current/files/works');

async function readPicture(): Promise<boolean> {
  counts.pictures += 1;
  const answer = await fetch(`${site.base}/works/${pictures[counts.pictures % pictures.length]}`);
  return answer.status === 200 && (await answer.bytes()).length > 0;
}

async function submit(): Promise<boolean> {
  counts.submissions += 1;
  const answer = await sendForm(site.base, forms[counts.submissions % forms.length] ?? 'contact');
  return answer.status === 201 && Boolean(await answer.json());
}

async function upload(): Promise<boolean> {
  counts.uploads += 1;
  const answer = await sendForm(site.base, 'orders', { photo });
  return answer.status === 201 && Boolean(await answer.json());
}

const sampled: Sample[] = [];
async function watch(): Promise<void> {
  while (performance.now() < until) {
    sampled.push({ bytes: site.residentBytes(), files: readdirSync(`/proc/${site.pid}/fd`).length });
    await wait(1000);
  }
}

const visitors = [readPage, readPage, readPage, readPicture, submit, upload].map(visit);
await Promise.all([...visitors, watch()]);
// beside the end stands the second quarter: in the first one, caches are filled and code is compiled
const part = (from: number, to: number, of: keyof Sample): number =>
  median(sampled.slice(sampled.length * from, sampled.length * to).map((sample) => sample[of]));
const MiB = (bytes: number): number => Math.round(bytes / 2 ** 20);
const figures = {
  minutes,
  ...counts,
  'memory in the second quarter, MiB': MiB(part(0.25, 0.5, 'bytes')),
  'memory in the last quarter, MiB': MiB(part(0.75, 1, 'bytes')),
  'memory, the last beside the second quarter':
    Math.round((part(0.75, 1, 'bytes') / part(0.25, 0.5, 'bytes')) * 100) / 100,
  'file descriptors in the second quarter': part(0.25, 0.5, 'files'),
  'file descriptors in the last quarter': part(0.75, 1, 'files'),
};
site.signal('SIGTERM');
if ((await site.ended()) !== 0) figures.errors += 1;
await site.stop();
console.table(figures);
process.exitCode = counts.errors ? 1 : 0;
