import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkById } from '@/content/artworks';
import { composeFor } from '@/server/mail/letters/compose';
import type { ReadWork } from '@/server/mail/letters/letter-picture';
import { closedCircuit, sendDue } from '@/server/mail/outbox/send-due';
import { smtpTransport, type Transport } from '@/server/mail/transport/transport';
import type { DatabaseLocation } from '@/server/storage/open';
import type { ArrivedLetter } from './arrived-letter';
import { openSink, type Sink } from './smtp-sink';
import { type Database, openStudio, type Studio } from './studio';

export const mail = {
  url: '',
  from: { name: 'Pracownia Źdźbło', address: 'www@studio.example' },
  to: 'anna@studio.example',
  siteUrl: 'https://studio.example',
};

/** A work as it lies in content: no site is built here. */
export const sourceOfWork = (artwork: number): Promise<Buffer> =>
  readFile(join(process.cwd(), 'content/images', artworkById(artwork).image));

export type PostOffice = Readonly<{
  studio: Studio;
  sink: Sink;
  /** Sends the letters that are due `later` ms from now. */
  post: (later?: number, transport?: Transport) => Promise<void>;
  /** The first letter that came to the one or the other. @throws where none did */
  artist: () => ArrivedLetter;
  buyer: () => ArrivedLetter;
  /** All that came to the one or the other. */
  all: (reader: 'artist' | 'buyer') => readonly ArrivedLetter[];
  close: () => Promise<void>;
}>;

/**
 * A studio with a real mail server beside it.
 * @param readWork for what is about the pictures of letters
 */
export async function openPostOffice(
  database: Database,
  prepare?: (place: DatabaseLocation) => Promise<void>,
  readWork: ReadWork | null = null,
): Promise<PostOffice> {
  const [studio, sink] = await Promise.all([openStudio({ database, ...(prepare && { prepare }) }), openSink()]);
  const { storage, effects } = studio;
  const rest = {
    circuit: closedCircuit(),
    stopped: () => false,
    log: effects.log,
    compose: composeFor(mail, readWork),
  };
  const all = (reader: 'artist' | 'buyer') =>
    sink.received.filter(({ to }) => (to === mail.to) === (reader === 'artist')).map(({ letter }) => letter);
  const first = (reader: 'artist' | 'buyer') => () => {
    const [letter] = all(reader);
    if (!letter) throw new Error('no letter came');
    return letter;
  };
  return {
    studio,
    sink,
    all,
    artist: first('artist'),
    buyer: first('buyer'),
    post: (later = 0, transport = smtpTransport(sink.url)) =>
      sendDue({ ...rest, storage, transport, now: () => effects.now() + later }),
    async close() {
      await sink.close();
      await studio.close();
    },
  };
}
