import { composeFor } from '@/server/mail/letters/compose';
import { closedCircuit, sendDue } from '@/server/mail/outbox/send-due';
import type { Transport } from '@/server/mail/transport/transport';
import { type DatabaseLocation, openStorage } from '@/server/storage/open';
import type { Storage } from '@/server/storage/tables';
import type { Sink } from '../support/in-process/smtp-sink';
import type { SiteReport } from './site-process';
import { faultsOf } from './verdict';

/** The result: requests answered, letters sent, letters sent twice, and everything that is wrong. */
export type Outcome = Readonly<{ answered: number; letters: number; twice: number; faults: readonly string[] }>;

const mail = { from: 'www@studio.example', to: 'anna@studio.example' };

/** The settings of a site with its data in this place. */
export const settings = ({ dataFolder, databaseUrl }: DatabaseLocation, smtp: string): Record<string, string> => ({
  ...{ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? '', RATE_LIMIT: 'off' },
  ...{ SMTP_URL: smtp, MAIL_FROM: mail.from, MAIL_TO: mail.to },
});

/** Sends the letters that are left, one day later, when every lease has ended. */
async function sendRest(storage: Storage, left: string[]): Promise<void> {
  const transport: Transport = {
    answers: async () => true,
    send: async ({ messageId }) => ({ state: left.push(messageId) > 0 ? 'sent' : 'refused', code: '' }),
  };
  const later = Date.now() + 24 * 60 * 60 * 1000;
  const compose = composeFor({
    url: '',
    from: { name: '', address: mail.from },
    to: mail.to,
    siteUrl: 'https://studio.example',
  });
  const [circuit, stopped, now] = [closedCircuit(), () => false, () => later];
  await sendDue({ storage, transport, compose, circuit, stopped, now, log: () => undefined });
}

async function unsent(storage: Storage, left: readonly string[]): Promise<readonly string[]> {
  const letters = await storage.selectFrom('letters').select(['message_id', 'state']).execute();
  const known = new Set(left);
  return letters
    .filter(({ message_id, state }) => state !== 'sent' || !known.has(message_id))
    .map(({ message_id }) => `never sent: ${message_id}`);
}

/** Sends the letters that are left, and checks everything that is stored. */
export async function close(place: DatabaseLocation, sink: Sink, reports: readonly SiteReport[]): Promise<Outcome> {
  const storage = await openStorage(place);
  const left = sink.received.map(({ messageId }) => messageId);
  await sendRest(storage, left);
  const faults = [...(await faultsOf(storage, reports)), ...(await unsent(storage, left))];
  await storage.destroy();
  await sink.close();
  const answered = new Set(reports.flatMap(({ answered }) => [...answered.keys()])).size;
  return { answered, letters: left.length, twice: left.length - new Set(left).size, faults };
}
