import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { receive } from '@/server/http/receive/receive';
import { composeFor } from '@/server/mail/letters/compose';
import { startWorker } from '@/server/mail/outbox/worker';
import { smtpTransport } from '@/server/mail/transport/transport';
import { environment } from '@/server/platform/environment';
import { effects as real } from '@/server/storage/effects';
import { trapAt, trappedEffects, trappedTransport } from './failpoints';
import { planOf, requestOf } from './requests';
import type { Task } from './site-process';

/**
 * A site without pages, until it is ended: concurrent visitors and the outbox. Requests and answers are printed to
 * standard output, each line in one synchronous write, so that no line is lost when the process ends.
 */
const say = (...words: readonly string[]): void => void writeSync(1, `${words.join(' ')}\n`);

const { visitors, visits, point, time } = JSON.parse(process.argv[2] ?? '') as Task;
const trap = trapAt(point, time);
const effects = trappedEffects(real, trap);
const { mail } = environment();
if (!mail) throw new Error('SMTP_URL is needed');

let open = true;

async function visit(name: string): Promise<void> {
  const { kind } = planOf(name);
  say('asked', name);
  const answer = await receive(kind, await requestOf(planOf(name)), effects);
  if (answer.ok) say('answered', name, (await answer.json()).id);
  else say('refused', name, String(answer.status));
}

async function visitor(name: string): Promise<void> {
  for (let number = 0; open && number < visits; number += 1) await visit(`${name}.${number}`);
}

await real.storage();
say('ready');
await once(process.stdin, 'data');
process.stdin.once('data', () => {
  open = false;
});
const stop = startWorker({
  ...effects,
  pauseMs: 20,
  periodicTasks: async () => undefined,
  mail: { transport: trappedTransport(smtpTransport(mail.url), trap), compose: composeFor(mail) },
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
await Promise.all(visitors.map(visitor));
say('done');
