import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { type ArrivedLetter, headerOf, readLetter } from './arrived-letter';

/** A step of the SMTP session; `accepted`: the letter has arrived, the answer is not sent yet. */
export type Stage = 'connect' | 'mail' | 'rcpt' | 'data' | 'accepted';
/** What the server does: accepts, never answers, closes the connection, or answers with an error's number. */
export type Act = 'ok' | 'hang' | 'drop' | number;
/** `about`: the recipient once it is known, the whole letter once it has arrived. */
export type Manners = (stage: Stage, about: string) => Act;

export type Received = Readonly<{ messageId: string; to: string; letter: ArrivedLetter; answered: boolean }>;

export type Sink = Readonly<{
  url: string;
  /** Every letter that arrived, even if its answer was never sent. */
  received: Received[];
  connections: () => number;
  behave: (manners: Manners) => void;
  close: () => Promise<void>;
}>;

const refusal = (responseCode: number): Error => Object.assign(new Error('no, lucja@poczta.example'), { responseCode });

/** A mail server in this process that keeps the letters in memory. */
export async function openSink(port = 0): Promise<Sink> {
  let manners: Manners = () => 'ok';
  let connections = 0;
  const received: Received[] = [];

  const cut = ({ id }: SMTPServerSession): void => {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
  };
  const act = (stage: Stage, about: string, session: SMTPServerSession, answer: (error?: Error) => void): void => {
    const deed = manners(stage, about);
    if (deed === 'drop') cut(session);
    else if (deed !== 'hang') answer(deed === 'ok' ? undefined : refusal(deed));
  };
  const recipient = ({ envelope }: SMTPServerSession): string => envelope.rcptTo.map(({ address }) => address).join();

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 1,
    onConnect(session, answer) {
      connections += 1;
      act('connect', '', session, answer);
    },
    onMailFrom: (_, session, answer) => act('mail', '', session, answer),
    onRcptTo: ({ address }, session, answer) => act('rcpt', address, session, answer),
    onData(stream, session, answer) {
      // a letter that was cut off does not count
      const cutShort = (): void => undefined;
      void buffer(stream).then(async (bytes) => {
        const raw = bytes.toString();
        const deed = manners('data', raw);
        if (deed !== 'ok') return act('data', raw, session, answer);
        const after = manners('accepted', raw);
        const letter = await readLetter(bytes);
        const messageId = headerOf(letter, 'Message-ID') ?? '';
        received.push({ messageId, to: recipient(session), letter, answered: after === 'ok' });
        act('accepted', raw, session, answer);
      }, cutShort);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    connections: () => connections,
    behave: (next) => {
      manners = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
