import { randomBytes } from 'node:crypto';
import { type Letter, smtpTransport, type Transport } from '../mail/transport';
import { closedCircuit } from '../outbox/circuit';
import { sendDue } from '../outbox/send-due';
import { receive } from '../receive/receive';
import { saveSubmission } from '../storage/save';
import { orderRequest, orders, picture } from '../testing/order-request';
import { filesOf, headerOf, headOf, subjectOf, textOf } from '../testing/raw-letter';
import { openSink, type Sink } from '../testing/smtp-sink';
import { databases, openStudio, type Studio } from '../testing/studio';
import { composeFor } from './compose';
import { lettersFor } from './letters-for';

const MiB = 1024 * 1024;

const mail = { url: '', from: 'www@studio.example', to: 'anna@studio.example' };
const artist = (sink: Sink) => sink.received.filter(({ to }) => to === mail.to).map(({ raw }) => raw);
const buyer = (sink: Sink) => sink.received.filter(({ to }) => to !== mail.to).map(({ raw }) => raw);

const forms = {
  contact: { email: 'lucja@poczta.example', text: 'Czy maluje Pani kot\u00f3w?', phone: '600 700 800' },
  'registration-lessons': { email: 'lucja@poczta.example', name: 'Łucja', phone: '600 700 800', lessons_type: '1' },
} as const;

const jsonRequest = (fields: object): Request =>
  new Request('https://studio.example/', {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { 'content-type': 'application/json' },
  });

describe.each(databases)('%s', (database) => {
  let studio: Studio;
  let sink: Sink;
  beforeEach(async () => {
    [studio, sink] = [await openStudio({ database }), await openSink()];
  });
  afterEach(async () => {
    await sink.close();
    await studio.close();
  });

  const post = (at = 0, transport: Transport = smtpTransport(sink.url)) =>
    sendDue({
      ...{ storage: studio.storage, circuit: closedCircuit(), stopped: () => false, log: studio.effects.log },
      ...{ transport, compose: composeFor(mail), now: () => studio.effects.now() + at },
    });
  const order = (sent: Parameters<typeof orderRequest>[0]) => receive('shop-order', orderRequest(sent), studio.effects);

  test('readings 4: the artist reads every answer with its label, in Polish, photos attached', async () => {
    const photos = [await picture(), await picture(70, 80)];
    await order({ fields: { ...orders.portraits, language: 'en' }, photos });
    await post();
    const [raw = ''] = artist(sink);
    expect(subjectOf(raw)).toBe('Zamówienie 2026-0001-A2');
    expect(headerOf(raw, 'Reply-To')).toBe('lucja@poczta.example');
    const lines = textOf(raw).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['Otrzymano: 21.11.2026, 14:05', 'Język: angielski', 'Rodzaj: Portret, nr 1', 'Technika: Akryl na płótnie'],
        ...[
          'Szerokość: 60 cm',
          'Wysokość: do uzgodnienia',
          'Imię: Łucja',
          'Adres dostawy:',
          'ul. Prosta 1',
          '87-100 Toruń',
        ],
        ...['Numer telefonu: 600 700 800', '2 zdjęcia w załączniku', 'Odpowiedź na ten list trafi do nadawcy.'],
      ]),
    );
    expect(Object.keys(filesOf(raw))).toEqual(['01.jpg', '02.jpg']);
    const kept = await studio.storage.selectFrom('photos').select('bytes').orderBy('position').execute();
    expect(Object.values(filesOf(raw))).toEqual(kept.map(({ bytes }) => bytes));
  });

  test.each([
    ['contact', 'Wiadomość', 'Czy maluje Pani kotów?'],
    ['registration-lessons', 'Zapis na lekcje', 'Imię: Łucja'],
  ] as const)('the form %s becomes a letter, and no confirmation', async (kind, what, line) => {
    await receive(kind, jsonRequest(forms[kind]), studio.effects);
    await post();
    expect(sink.received).toHaveLength(1);
    const [raw = ''] = artist(sink);
    expect(subjectOf(raw)).toBe(`${what} 2026-0001-A2`);
    expect(textOf(raw)).toContain(line);
  });

  test.each([
    ['pl', 'Zamówienie', 'Format: A4', 'Nośnik: Wydruk', 'Uwagi: tak jak w formularzu', /^Cena: \d+,\d\d zł$/m],
    ['en', 'Order', 'Format: A4', 'Medium: Print', 'Comment: as in the form', /^Price: \d+\.\d\d zł$/m],
  ])('trust: a buyer in %s has a confirmation in that language', async (language, what, size, medium, typed, price) => {
    await order({ fields: { ...orders.posters, language, comment: 'Kup tanio https://zly.example' } });
    await post();
    const [raw = ''] = buyer(sink);
    expect([subjectOf(raw), headerOf(raw, 'To'), headerOf(raw, 'Reply-To')]).toEqual([
      ...[`${what} 2026-0001-A2`, 'lucja@poczta.example', mail.to],
    ]);
    const text = textOf(raw);
    for (const line of [size, medium, typed, '2026-0001-A2']) expect(text).toContain(line);
    expect(text).toMatch(price);
    // a stranger's words are not sent on to an address of their choice
    expect(text).not.toMatch(/zly|Łucja|Prosta/);
  });

  test.each(['a,b@x.pl', '<lucja@x.pl>', 'lucja@x', 'lucja@x.pl\r\nBcc: all@x.pl', 'lucja@x.pl, all@x.pl'])(
    'trust: %j is not one mailbox: no confirmation, no Reply-To, and the artist is told',
    async (email) => {
      await order({ fields: { ...orders.posters, email } });
      await post();
      expect(sink.received.map(({ to }) => to)).toEqual([mail.to]);
      const [raw = ''] = artist(sink);
      expect(headerOf(raw, 'Reply-To')).toBeUndefined();
      expect(textOf(raw)).toContain('nie da się odpisać');
    },
  );

  test('trust: line breaks in every field make no header, and stand in the letter as they were typed', async () => {
    const attack = 'x\r\nBcc: all@x.pl\r\n\r\nhello';
    const texts = ['first_name', 'last_name', 'address', 'phone', 'comment'];
    const fields = { ...orders.posters, ...Object.fromEntries(texts.map((name) => [name, attack])) };
    expect((await order({ fields: { ...fields, phone: 'x\r\nBcc: a@x.pl' } })).status).toBe(201);
    await post();
    for (const { raw } of sink.received) expect(headOf(raw).filter((line) => /^bcc/i.test(line))).toEqual([]);
    expect(sink.received.map(({ to }) => to).toSorted()).toEqual([mail.to, 'lucja@poczta.example']);
    expect(textOf(artist(sink)[0] ?? '').match(/Bcc: all@x\.pl/g)).toHaveLength(4);
  });

  test('trust: the line is cut between the letter and its receipt: it comes again with the same Message-ID', async () => {
    await receive('contact', jsonRequest(forms.contact), studio.effects);
    sink.behave((stage) => (stage === 'accepted' ? 'drop' : 'ok'));
    await post();
    sink.behave(() => 'ok');
    await post(30_000);
    await post(60_000);
    expect(sink.received.map(({ answered }) => answered)).toEqual([false, true]);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('trust: photos that do not fit one letter travel in several, numbered', async () => {
    const photos = [4, 4, 4, 9].map((size, index) => ({
      ...{ name: '', width: 1, height: 1, sha256: String(index), bytes: randomBytes(size * MiB) },
    }));
    const fields = { version: 1, email: 'lucja@poczta.example', phone: '600', name: 'Łucja', width: '1', height: '2' };
    const once = { kind: 'orders', key: null, hash: 'h' };
    const submission = { ...once, language: 'pl', fields, photos } as const;
    await saveSubmission(studio.storage, { ...submission, letters: lettersFor(submission) }, studio.effects);
    const letters: Letter[] = [];
    const transport: Transport = {
      answers: async () => true,
      send: async (letter) => ({ state: letters.push(letter) ? 'sent' : 'refused', code: '' }),
    };
    await post(0, transport);
    expect(letters.map(({ subject, messageId }) => [subject, messageId])).toEqual([
      ['Zapytanie o obraz 2026-0001-A2, list 1 z 2', '<id-1.artist.1@studio.example>'],
      ['Zapytanie o obraz 2026-0001-A2, list 2 z 2', '<id-1.artist.2@studio.example>'],
    ]);
    expect(letters.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
      ['01.jpg', '02.jpg'],
      ['03.jpg'],
    ]);
    expect(letters[1]?.attachments[0]?.content.equals(photos[2]?.bytes ?? Buffer.of())).toBe(true);
    for (const { text } of letters) expect(text).toContain('Zdjęcie 4 jest za duże na list.');
  });

  test('a canary in every field is in the storage and the letter, and nowhere in the log', async () => {
    const texts = ['first_name', 'last_name', 'address', 'phone', 'description', 'width', 'height'];
    const canaries = Object.fromEntries(texts.map((name) => [name, `kanarek ${name}`]));
    const email = 'kanarek@poczta.example';
    await order({ fields: { ...orders['custom-pictures'], size: '6', ...canaries, email }, photos: [await picture()] });
    await post();
    const [row] = await studio.storage.selectFrom('submissions').selectAll().execute();
    const [text, log] = [textOf(artist(sink)[0] ?? ''), JSON.stringify(studio.log)];
    for (const canary of [...Object.values(canaries), email]) {
      expect(row?.fields).toContain(canary);
      expect(text).toContain(canary);
    }
    expect(studio.log.map(({ event }) => event)).toEqual(['received', 'letter sent', 'letter sent']);
    expect(log).not.toMatch(/kanarek|Wakacje/);
  });
});
