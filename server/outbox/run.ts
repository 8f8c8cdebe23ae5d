import { effects } from '../effects';
import { environment } from '../environment';
import { composeFor } from '../letters/compose';
import { smtpTransport } from '../mail/transport';
import { once } from '../once';
import { nightly } from '../retention/nightly';
import { startWorker } from './worker';

/** The site's own worker, once in a process. @returns how to stop it */
export function runOutbox(): () => Promise<void> {
  return once('outbox', () => {
    const { mail } = environment();
    const letters = mail && { transport: smtpTransport(mail.url), compose: composeFor(mail) };
    return startWorker({ ...effects, mail: letters, chores: nightly() });
  });
}
