import { request as ask } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { galleryPath } from '@/domain/api';
import { everyForm, sendForm } from '../support/forms';
import { keptIn } from '../support/inbox';
import { expect, test } from '../support/own-site';
import { openProxy, type ReverseProxy } from '../support/proxy';

// on a busy machine two sites start slowly
test.setTimeout(120_000);

/** A proxy that is told to lead elsewhere may close the connections that rest: no request of ours waits for one. */
const once = { connection: 'close' };

/** An order with a photo over a slow connection: it begins now, and `finish` sends the rest. */
async function slowOrder(port: number): Promise<{ finish: () => void; status: Promise<number> }> {
  const request = await everyForm.orders({ email: 'late@poczta.example' });
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), 'content-length': body.length };
  const sent = ask({ port, method: 'POST', path: new URL(request.url).pathname, headers, agent: false });
  const half = Math.floor(body.length / 2);
  sent.write(body.subarray(0, half));
  const status = new Promise<number>((resolve, reject) => {
    sent.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
  });
  return { finish: () => sent.end(body.subarray(half)), status };
}

type StartSite = Parameters<Parameters<typeof test>[2]>[0]['startSite'];

async function handOver(startSite: StartSite, proxyOf: (port: number) => Promise<ReverseProxy>): Promise<void> {
  const old = await startSite();
  const proxy = await proxyOf(old.port);
  const base = `http://localhost:${proxy.port}`;
  const pages = ['/galeria', galleryPath];
  const forms = ['contact', 'orders', 'shop-orders'] as const;
  const got: number[] = [];
  let ended = false;
  const reader = async (): Promise<void> => {
    while (!ended) got.push((await fetch(base + pages[got.length % pages.length], { headers: once })).status);
  };
  const sender = async (): Promise<void> => {
    while (!ended)
      got.push((await sendForm(base, forms[got.length % forms.length] ?? 'contact', { headers: once })).status);
  };
  const visitors = Promise.all([reader(), sender(), reader(), sender()]);
  const more = async (count: number): Promise<void> => {
    for (const from = got.length; got.length < from + count; ) await wait(10);
  };
  await more(60);

  const slow = await slowOrder(proxy.port);
  await more(20);
  // as docs/deployment.md says: start the new site beside the old one, wait until it is healthy, switch the proxy, stop
  // the old
  const young = await startSite({ DATA_DIR: old.folder });
  await expect.poll(async () => (await fetch(`${young.base}/api/health`)).status).toBe(200);
  await more(20);
  await proxy.lead(young.port);
  old.signal('SIGTERM');
  await old.closed();
  slow.finish();
  expect(await slow.status).toBe(201);
  expect(await old.ended()).toBe(0);
  await more(60);
  ended = true;
  await visitors;

  await proxy.close();
  expect(new Set(got)).toEqual(new Set([200, 201]));
  expect(old.lines.at(-1)).toContain('"event":"stopped","code":"whole"');
  young.signal('SIGTERM');
  expect(await young.ended()).toBe(0);
  const { submissions, integrity } = keptIn(old.folder);
  expect([submissions.length, integrity]).toEqual([got.filter((status) => status === 201).length + 1, 'ok']);
}

const promise =
  'a new version takes over on the same database while visitors come: each request is answered, each form kept once';

test(`TRUST-28: ${promise}`, ({ startSite }) => handOver(startSite, openProxy));
