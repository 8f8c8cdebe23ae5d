import { randomBytes } from 'node:crypto';
import type { Letter, Transport } from '../mail/transport';
import { receive } from '../receive/receive';
import { saveSubmission } from '../storage/save';
import { formRequest } from '../testing/form-request';
import { orderRequest, orders, picture } from '../testing/order-request';
import { mail, openPostOffice, type PostOffice } from '../testing/post-office';
import { filesOf, headerOf, subjectOf, textOf } from '../testing/raw-letter';
import { databases } from '../testing/studio';
import { lettersFor } from './letters-for';

const MiB = 1024 * 1024;

describe.each(databases)('%s', (database) => {
  let office: PostOffice;
  beforeEach(async () => {
    office = await openPostOffice(database);
  });
  afterEach(() => office.close());
  const order = (sent: Parameters<typeof orderRequest>[0]) =>
    receive('shop-order', orderRequest(sent), office.studio.effects);

  test('readings 4: the artist reads every answer with its label, in Polish, photos attached', async () => {
    const photos = [await picture(), await picture(70, 80)];
    await order({ fields: { ...orders.portraits, language: 'en' }, photos });
    await office.post();
    const [raw = ''] = office.artist();
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
          '  ul. Prosta 1',
          '  87-100 Toruń',
        ],
        ...['Numer telefonu: 600 700 800', '2 zdjęcia w załączniku', 'Odpowiedź na ten list trafi do nadawcy.'],
      ]),
    );
    expect(Object.keys(filesOf(raw))).toEqual(['01.jpg', '02.jpg']);
    const kept = await office.studio.storage.selectFrom('photos').select('bytes').orderBy('position').execute();
    expect(Object.values(filesOf(raw))).toEqual(kept.map(({ bytes }) => bytes));
  });

  test.each([
    ['contact', 'Wiadomość', 'proszę o ofertę.'],
    ['registration-lessons', 'Zapis na lekcje', 'Imię: Żaneta'],
  ] as const)('the form %s becomes a letter, and no confirmation', async (kind, what, line) => {
    await receive(kind, await formRequest(kind), office.studio.effects);
    await office.post();
    expect(office.sink.received).toHaveLength(1);
    const [raw = ''] = office.artist();
    expect(subjectOf(raw)).toBe(`${what} 2026-0001-A2`);
    expect(textOf(raw)).toContain(line);
  });

  test.each([
    ['pl', 'Zamówienie', 'Format: A4', 'Nośnik: Wydruk', 'Uwagi: tak jak w formularzu', /^Cena: \d+,\d\d zł$/m],
    ['en', 'Order', 'Format: A4', 'Medium: Print', 'Comment: as in the form', /^Price: \d+\.\d\d zł$/m],
  ])('trust: a buyer in %s has a confirmation in that language', async (language, what, size, medium, typed, price) => {
    await order({ fields: { ...orders.posters, language, comment: 'Kup tanio https://zly.example' } });
    await office.post();
    const [raw = ''] = office.buyer();
    expect([subjectOf(raw), headerOf(raw, 'To'), headerOf(raw, 'Reply-To')]).toEqual([
      ...[`${what} 2026-0001-A2`, 'lucja@poczta.example', mail.to],
    ]);
    const text = textOf(raw);
    for (const line of [size, medium, typed, '2026-0001-A2']) expect(text).toContain(line);
    expect(text).toMatch(price);
    // a stranger's words are not sent on to an address of their choice
    expect(text).not.toMatch(/zly|Łucja|Prosta/);
  });

  test('trust: photos that do not fit one letter travel in several, numbered', async () => {
    const photos = [4, 4, 4, 9].map((size, index) => ({
      ...{ name: '', width: 1, height: 1, sha256: String(index), bytes: randomBytes(size * MiB) },
    }));
    const fields = { version: 1, email: 'lucja@poczta.example', phone: '600', name: 'Łucja', width: '1', height: '2' };
    const once = { kind: 'orders', key: null, hash: 'h' };
    const submission = { ...once, language: 'pl', fields, photos } as const;
    await saveSubmission(
      office.studio.storage,
      { ...submission, letters: lettersFor(submission) },
      office.studio.effects,
    );
    const letters: Letter[] = [];
    const transport: Transport = {
      answers: async () => true,
      send: async (letter) => ({ state: letters.push(letter) ? 'sent' : 'refused', code: '' }),
    };
    await office.post(0, transport);
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
});
