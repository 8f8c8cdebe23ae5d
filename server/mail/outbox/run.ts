import type { Environment } from '../../platform/environment';
import { effects } from '../../storage/effects';
import { nightly } from '../../submissions/retention/nightly';
import { composeFor } from '../letters/compose';
import { smtpTransport } from '../transport/transport';
import { startWorker } from './worker';

/** Starts the worker of the site's process. @returns stops it */
export function runOutbox({ mail }: Pick<Environment, 'mail'>): () => Promise<void> {
  const letters = mail && { transport: smtpTransport(mail.url), compose: composeFor(mail) };
  return startWorker({ ...effects, mail: letters, chores: nightly() });
}
