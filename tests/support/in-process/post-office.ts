import { composeFor } from '@/server/mail/letters/compose';
import { closedCircuit } from '@/server/mail/outbox/circuit';
import { sendDue } from '@/server/mail/outbox/send-due';
import { smtpTransport, type Transport } from '@/server/mail/transport/transport';
import { openSink, type Sink } from './smtp-sink';
import { type Database, openStudio, type Studio } from './studio';

export const mail = {
  url: '',
  from: { name: 'Pracownia Źdźbło', address: 'www@studio.example' },
  to: 'anna@studio.example',
  siteUrl: 'https://studio.example',
};

export type PostOffice = Readonly<{
  studio: Studio;
  sink: Sink;
  /** Sends the letters that are due `later` ms from now. */
  post: (later?: number, transport?: Transport) => Promise<void>;
  /** The raw letters that the mail server received. */
  artist: () => readonly string[];
  buyer: () => readonly string[];
  close: () => Promise<void>;
}>;

/** A storage with a real mail server. */
export async function openPostOffice(database: Database): Promise<PostOffice> {
  const [studio, sink] = await Promise.all([openStudio({ database }), openSink()]);
  const { storage, effects } = studio;
  const rest = { circuit: closedCircuit(), stopped: () => false, log: effects.log, compose: composeFor(mail) };
  const letters = (toArtist: boolean) => () =>
    sink.received.filter(({ to }) => (to === mail.to) === toArtist).map(({ raw }) => raw);
  return {
    ...{ studio, sink, artist: letters(true), buyer: letters(false) },
    post: (later = 0, transport = smtpTransport(sink.url)) =>
      sendDue({ ...rest, storage, transport, now: () => effects.now() + later }),
    async close() {
      await sink.close();
      await studio.close();
    },
  };
}
