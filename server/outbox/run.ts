import { effects } from '../effects';
import type { Environment } from '../environment';
import { composeFor } from '../letters/compose';
import { smtpTransport } from '../mail/transport';
import { nightly } from '../retention/nightly';
import { startWorker } from './worker';

/** Starts the site's own worker. @returns how to stop it */
export function runOutbox({ mail }: Pick<Environment, 'mail'>): () => Promise<void> {
  const letters = mail && { transport: smtpTransport(mail.url), compose: composeFor(mail) };
  return startWorker({ ...effects, mail: letters, chores: nightly() });
}
