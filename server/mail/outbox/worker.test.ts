import { orderRequest } from '@/e2e/support/in-process/order-request';
import { openSink, type Sink } from '@/e2e/support/in-process/smtp-sink';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '../../http/receive/receive';
import { composeFor } from '../letters/compose';
import { smtpTransport } from '../transport/transport';
import { startWorker } from './worker';

const mail = {
  url: '',
  from: { name: 'Pracownia Źdźbło', address: 'www@studio.example' },
  to: 'anna@studio.example',
  siteUrl: 'https://studio.example',
};
const pauseMs = 20;
const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; !holds() && tries < 400; tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
};

let studio: Studio;
let sink: Sink;
beforeEach(async () => {
  [studio, sink] = [await openStudio(), await openSink()];
});
afterEach(async () => {
  await sink.close();
  await studio.close();
});

const start = (changes: Partial<Parameters<typeof startWorker>[0]> = {}) =>
  startWorker({
    ...studio.effects,
    pauseMs,
    periodicTasks: async () => undefined,
    mail: { transport: smtpTransport(sink.url), compose: composeFor(mail) },
    ...changes,
  });

test('what is sent to the site while it runs leaves by itself', async () => {
  const stop = start();
  await receive('shop-order', orderRequest(), studio.effects);
  await until(() => sink.received.length === 2);
  await stop();
  expect(sink.received.map(({ to }) => to).toSorted()).toEqual(['anna@studio.example', 'lucja@poczta.example']);
});

test('TRUST-14: a stop finishes the letter that is on its way', async () => {
  let reached = false;
  sink.behave((stage) => {
    reached ||= stage === 'data';
    return 'ok';
  });
  await receive('contact', contactRequest(), studio.effects);
  const stop = start();
  await until(() => reached);
  await stop();
  expect(sink.received).toHaveLength(1);
  expect(await studio.storage.selectFrom('letters').select('state').execute()).toEqual([{ state: 'sent' }]);
});

test('TRUST-14: a storage that cannot be read does not stop the worker: it is logged once, and tried again', async () => {
  let broken = true;
  let asked = 0;
  const storage = async () => {
    asked += 1;
    if (broken) throw Object.assign(new Error('/home/anna/studio.sqlite'), { code: 'SQLITE_NOTADB' });
    return studio.storage;
  };
  const stop = start({ storage });
  await until(() => asked > 20);
  broken = false;
  await receive('contact', contactRequest(), studio.effects);
  await until(() => sink.received.length === 1);
  await stop();
  expect(sink.received).toHaveLength(1);
  const failures = studio.log.filter(({ event }) => event === 'failed');
  expect(new Set(failures.map(({ cause }) => cause))).toEqual(new Set(['SQLITE_NOTADB']));
  // once for each of the parallel loops
  expect(failures.length).toBeLessThanOrEqual(3);
});

test('without a mail server letters wait, and the periodic tasks are done', async () => {
  await receive('contact', contactRequest(), studio.effects);
  let done = 0;
  const periodicTasks = async () => {
    done += 1;
  };
  const stop = start({ mail: null, periodicTasks });
  await until(() => done > 2);
  await stop();
  expect(await studio.storage.selectFrom('letters').select('state').execute()).toEqual([{ state: 'waiting' }]);
});

/** From somebody without a mailbox: one letter, to the artist. */
function contactRequest(): Request {
  const fields = { email: 'lu..cja@poczta.example', text: 'Dzień dobry', phone: '600 700 800' };
  return new Request('https://studio.example/api/web/form/contact/', {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { 'content-type': 'application/json' },
  });
}
