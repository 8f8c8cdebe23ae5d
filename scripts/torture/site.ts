import { writeSync } from 'node:fs';
import { effects as real } from '@/server/effects';
import { environment } from '@/server/environment';
import { composeFor } from '@/server/letters/compose';
import { smtpTransport } from '@/server/mail/transport';
import { startWorker } from '@/server/outbox/worker';
import { receive } from '@/server/receive/receive';
import { type Failpoint, trapAt, trappedEffects, trappedTransport } from './failpoints';
import { errandOf, requestOf } from './requests';

/**
 * A site without its pages: four visitors at a time and the outbox, until it is ended. What was asked and what was
 * answered is said on standard output, each in one write, so that nothing said is lost with the process.
 */
const say = (...words: readonly string[]): void => void writeSync(1, `${words.join(' ')}\n`);

const [name = '', point = '', time = '1'] = process.argv.slice(2);
/** Of each visitor. */
const visits = 8;
const trap = trapAt(point === '' ? null : (point as Failpoint), Number(time));
const effects = trappedEffects(real, trap);
const { mail } = environment();
if (!mail) throw new Error('SMTP_URL is needed');

async function visitor(number: number): Promise<void> {
  for (let visit = 0; visit < visits; visit += 1) {
    const errand = `${name}.${number}.${visit}`;
    const { kind } = errandOf(errand);
    say('asked', errand);
    const answer = await receive(kind, await requestOf(errandOf(errand)), effects);
    if (answer.ok) say('answered', errand, (await answer.json()).id);
    else say('refused', errand, String(answer.status));
  }
}

await real.storage();
say('ready');
await new Promise((resolve) => process.stdin.once('data', resolve));
const stop = startWorker({
  ...effects,
  pauseMs: 20,
  chores: async () => undefined,
  mail: { transport: trappedTransport(smtpTransport(mail.url), trap), compose: composeFor(mail) },
});
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
await Promise.all([0, 1, 2, 3].map(visitor));
say('done');
