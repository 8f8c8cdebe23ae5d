import { request as ask } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendForm } from './support/forms';
import { keptIn } from './support/kept';
import { openProxy } from './support/proxy';
import { expect, test } from './support/sites';

// a machine with much else to do takes its time to start two sites
test.setTimeout(120_000);

const body = JSON.stringify({ email: 'late@poczta.example', phone: '600', text: 'Dzień dobry' });

/** A form of somebody on a slow line: begun now, ended when told. */
function slowForm(port: number): { finish: () => void; status: Promise<number> } {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const sent = ask({ port, method: 'POST', path: '/api/web/form/contact/', headers, agent: false });
  sent.write(body.slice(0, 10));
  const status = new Promise<number>((resolve, reject) => {
    sent.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
  });
  return { finish: () => sent.end(body.slice(10)), status };
}

test('a new version takes over on the same database while visitors come: each request is answered, each form kept once', async ({
  startSite,
}) => {
  const old = await startSite();
  const proxy = await openProxy(old.port);
  const base = `http://localhost:${proxy.port}`;
  const got: number[] = [];
  let ended = false;
  const reader = async (): Promise<void> => {
    while (!ended) got.push((await fetch(`${base}/galeria`)).status);
  };
  const sender = async (): Promise<void> => {
    while (!ended) got.push((await sendForm(base, 'contact')).status);
  };
  const visitors = Promise.all([reader(), sender(), reader(), sender()]);
  const more = async (count: number): Promise<void> => {
    for (const from = got.length; got.length < from + count; ) await wait(10);
  };
  await more(60);

  // as docs/deployment.md says: start the new one beside, wait until it is healthy, lead there, stop the old one
  const young = await startSite({ DATA_DIR: old.folder });
  await expect.poll(async () => (await fetch(`${young.base}/api/health`)).status).toBe(200);
  const slow = slowForm(proxy.port);
  await more(20);
  proxy.lead(young.port);
  old.signal('SIGTERM');
  await old.closed();
  slow.finish();
  expect(await slow.status).toBe(201);
  expect(await old.ended()).toBe(0);
  await more(60);
  ended = true;
  await visitors;

  proxy.close();
  expect(new Set(got)).toEqual(new Set([200, 201]));
  expect(old.lines.at(-1)).toContain('"event":"stopped","code":"whole"');
  young.signal('SIGTERM');
  expect(await young.ended()).toBe(0);
  const { submissions, integrity } = keptIn(old.folder);
  expect([submissions.length, integrity]).toEqual([got.filter((status) => status === 201).length + 1, 'ok']);
});
