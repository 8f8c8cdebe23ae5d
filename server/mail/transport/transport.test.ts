import { createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { headerOf } from '@/e2e/support/in-process/arrived-letter';
import { type Act, openSink, type Sink, type Stage } from '@/e2e/support/in-process/smtp-sink';
import { isOfCertificate, type Letter, smtpFault, smtpTransport } from './transport';

/** For a server that stays silent. One that answers gets the usual time, however slow the machine is. */
const short = { greetMs: 1_500, idleMs: 1_500, sendMs: 15_000 };
const letter: Letter = {
  messageId: '<id-1.artist.1@studio.example>',
  from: { name: 'Anna Źdźbło, malarka', address: 'www@studio.example' },
  to: 'anna@studio.example',
  replyTo: 'lucja@poczta.example',
  subject: 'Zamówienie 2026-0001-A2',
  text: 'Zażółć gęślą jaźń\n.\nkropka w osobnym wierszu',
  attachments: [{ filename: '01.jpg', content: Buffer.from([0xff, 0xd8, 0, 13, 10, 46, 13, 10]) }],
};

let sink: Sink;
beforeEach(async () => {
  sink = await openSink();
});
afterEach(() => sink.close());

test('a letter arrives as it is', async () => {
  expect(await smtpTransport(sink.url).send(letter)).toEqual({ state: 'sent' });
  const arrived = sink.received[0]?.letter;
  if (!arrived) throw new Error('no letter');
  const { subject, text } = letter;
  expect(arrived).toMatchObject({ subject, text, files: { '01.jpg': letter.attachments[0]?.content } });
  expect(headerOf(arrived, 'From')).toMatch(/^=\?UTF-8\?\w\?\S+\?= <www@studio\.example>$/);
  expect(['Message-ID', 'Reply-To', 'To', 'Auto-Submitted'].map((name) => headerOf(arrived, name))).toEqual([
    ...[letter.messageId, letter.replyTo, letter.to, 'auto-generated'],
  ]);
});

test('LETTERS-4: however long its lines and whatever its letters, it travels in short ones of 7 bits', async () => {
  const raw: string[] = [];
  sink.behave((stage, about) => {
    if (stage === 'data') raw.push(about);
    return 'ok';
  });
  const long = 'Zażółć gęślą jaźń '.repeat(400);
  const [subject, html] = [`Zamówienie ${'ż'.repeat(200)}`, `<p>${long}</p><img src="cid:a@letter">`];
  const attachments = [{ filename: 'ż.jpg', content: Buffer.from('x'), cid: 'a@letter' }];
  await smtpTransport(sink.url).send({ ...letter, subject, text: long, html, attachments });
  const lines = (raw[0] ?? '').split('\r\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(200);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the seven bits
  expect(raw[0]).toMatch(/^[\x00-\x7f]+$/);
  const arrived = sink.received[0]?.letter;
  expect(arrived?.html === html).toBe(true);
  expect(arrived).toMatchObject({ subject, shown: { 'a@letter': Buffer.from('x') }, files: {} });
  expect(arrived && headerOf(arrived, 'List-Id')).toBe('<studio.studio.example>');
});

test('LETTERS-4: what a person wrote says neither that a program did nor whose list it is of', async () => {
  await smtpTransport(sink.url).send({ ...letter, byHand: true });
  expect(sink.received[0]?.letter.head.filter((line) => /^(List-Id|Auto-Submitted)/i.test(line))).toEqual([]);
});

test.each<[Stage, Act, string, string]>([
  ['connect', 421, 'unreachable', '421'],
  ['connect', 'hang', 'refused', 'ETIMEDOUT'],
  ['connect', 'drop', 'unreachable', 'ECONNECTION'],
  ['mail', 451, 'refused', '451'],
  ['mail', 'hang', 'refused', 'ETIMEDOUT'],
  ['mail', 'drop', 'refused', 'ECONNECTION'],
  ['rcpt', 550, 'refused', '550'],
  ['rcpt', 'hang', 'refused', 'ETIMEDOUT'],
  ['data', 554, 'refused', '554'],
  ['data', 'hang', 'unanswered', 'ETIMEDOUT'],
  ['data', 'drop', 'unanswered', 'ECONNECTION'],
  ['accepted', 'drop', 'unanswered', 'ECONNECTION'],
  ['accepted', 'hang', 'unanswered', 'ETIMEDOUT'],
])('TRUST-15: at %s the server does %s: %s, and only a code is kept', async (stage, act, state, code) => {
  sink.behave((at) => (at === stage ? act : 'ok'));
  expect(await smtpTransport(sink.url, act === 'hang' ? short : undefined).send(letter)).toEqual({ state, code });
});

test('a server that is not there', async () => {
  const transport = smtpTransport('smtp://127.0.0.1:1');
  expect(await transport.send(letter)).toEqual({ state: 'unreachable', code: 'ESOCKET' });
  expect(await transport.answers()).toBe(false);
});

test('a server that greets and then says nothing', async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    socket.write('220 hello\r\n');
  });
  await new Promise<void>((resolve) => void mute.listen(0, '127.0.0.1', resolve));
  const { port } = mute.address() as { port: number };
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, short);
  expect(await transport.send(letter)).toMatchObject({ state: 'unreachable' });
  for (const socket of sockets) socket.destroy();
  mute.close();
});

test('a server that takes its time is left after the deadline', async () => {
  sink.behave((stage) => (stage === 'data' ? 'hang' : 'ok'));
  const patient = { ...short, idleMs: 60_000, sendMs: 300 };
  // the code tells that the deadline ended it, not the idle time
  expect(await smtpTransport(sink.url, patient).send(letter)).toEqual({ state: 'unanswered', code: 'EABORT' });
});

test('TRUST-14: a server that greets late, and answers late after the last dot, gets the letter once', async () => {
  const late = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 1,
    onConnect: (_, answer) => void setTimeout(answer, 700),
    onData: (stream, _, answer) => stream.on('end', () => setTimeout(answer, 700)).resume(),
  });
  await new Promise<void>((resolve) => void late.listen(0, '127.0.0.1', resolve));
  const { port } = late.server.address() as { port: number };
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, short);
  expect([await transport.send(letter), await transport.answers()]).toEqual([{ state: 'sent' }, true]);
  await new Promise<void>((resolve) => late.close(() => resolve()));
});

test('DESK-5: a certificate that nobody vouches for is named', async () => {
  const own = new SMTPServer({ logger: false, closeTimeout: 1 });
  own.on('error', () => undefined);
  await new Promise<void>((resolve) => void own.listen(0, '127.0.0.1', resolve));
  const { port } = own.server.address() as { port: number };
  const url = `smtp://127.0.0.1:${port}`;
  const code = (await smtpFault(url)) ?? '';
  expect([code, isOfCertificate(code)]).toEqual([expect.stringMatching(/CERT/), true]);
  expect(await smtpFault(`${url}?tls.rejectUnauthorized=false`)).toBeNull();
  await new Promise<void>((resolve) => own.close(() => resolve()));
});

test.each(['\r\nBcc: all@x.pl', '\nBcc: all@x.pl', '\r\n\r\nBcc: all@x.pl', '\u2028Bcc: all@x.pl', '\0Bcc: all@x.pl'])(
  'TRUST-15: %j in any part of a letter makes no header',
  async (attack) => {
    const sent = await smtpTransport(sink.url).send({
      ...letter,
      subject: `a${attack}`,
      text: `a${attack}`,
      replyTo: `a@x.pl${attack}`,
      messageId: `<a${attack}>`,
      attachments: [{ filename: `a${attack}`, content: Buffer.from(attack) }],
    });
    const heads = sink.received.map((received) => received.letter.head);
    expect(heads.flat().filter((line) => /^bcc/i.test(line))).toEqual([]);
    expect(sink.received.every(({ to }) => to === letter.to)).toBe(true);
    expect(sent.state).toBe('sent');
  },
);
