import { randomBytes } from 'node:crypto';
import { artist } from '@/content/artist';
import { headerOf } from '@/e2e/support/in-process/arrived-letter';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openPostOffice, type PostOffice } from '@/e2e/support/in-process/post-office';
import { receive } from '../../http/receive/receive';
import { limits } from '../../platform/limits';
import { keep } from '../../submissions/accept';
import type { Letter, Transport } from '../transport/transport';

const MiB = 1024 * 1024;

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice('sqlite');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await office.close();
});
const order = (sent: Parameters<typeof orderRequest>[0]) =>
  receive('shop-order', orderRequest(sent), office.studio.effects);

test('TRUST-15: the photos are attached as they are kept, and the letter comes from the studio', async () => {
  await order({ fields: orders.portraits, photos: [await picture(), await picture(70, 80)] });
  await office.post();
  const letter = office.artist();
  expect(headerOf(letter, 'From')).toBe('=?UTF-8?Q?Pracownia_=C5=B9d=C5=BAb=C5=82o?= <www@studio.example>');
  const kept = await office.studio.storage.selectFrom('photos').select('bytes').orderBy('position').execute();
  expect(Object.values(letter.files)).toEqual(kept.map(({ bytes }) => bytes));
});

test('a buyer of a studio without a phone is asked to write', async () => {
  jest.replaceProperty(artist as { phone: string }, 'phone', '');
  await order({});
  await office.post();
  expect(office.buyer().text).toContain('Pytania? Odpowiedz na ten list.\n');
});

/** A question after a painting, with photos of these sizes in MiB, saved and not yet sent. */
async function question(sizes: readonly number[]) {
  const photos = sizes.map((size, index) => ({
    name: '',
    width: 1,
    height: 1,
    sha256: String(index),
    bytes: randomBytes(size * MiB),
  }));
  const fields = { version: 1, email: 'lucja@poczta.example', phone: '600', name: 'Łucja', width: '1', height: '2' };
  const identity = { kind: 'orders', key: null, hash: 'h' } as const;
  const submission = { ...identity, language: 'pl', fields, photos } as const;
  await keep(submission, office.studio.effects);
  return photos;
}

/** What would leave to the artist: the buyer's confirmation has no photos. */
async function leaving(): Promise<readonly Letter[]> {
  const letters: Letter[] = [];
  const transport: Transport = {
    answers: async () => true,
    send: async (letter) => ({ state: letters.push(letter) ? 'sent' : 'refused', code: '' }),
  };
  await office.post(0, transport);
  return letters.filter(({ to }) => to !== 'lucja@poczta.example');
}
const filesIn = (letters: readonly Letter[]) =>
  letters.map(({ attachments }) => attachments.map(({ filename }) => filename));

test('TRUST-15: photos that do not fit one letter travel in several, numbered', async () => {
  const photos = await question([4, 4, 4, 9]);
  const letters = await leaving();
  expect(letters.map(({ subject, messageId }) => [subject, messageId])).toEqual([
    ['Zapytanie o obraz 2026-0001-A2: Ł., list 1 z 2', '<id-1.artist.1@studio.example>'],
    ['Zapytanie o obraz 2026-0001-A2: Ł., list 2 z 2', '<id-1.artist.2@studio.example>'],
  ]);
  expect(filesIn(letters)).toEqual([['2026-0001-A2-01.jpg', '2026-0001-A2-02.jpg'], ['2026-0001-A2-03.jpg']]);
  expect(letters[1]?.attachments[0]?.content.equals(photos[2]?.bytes ?? Buffer.of())).toBe(true);
  for (const { text } of letters) expect(text).toContain('Zdjęcie 4 jest za duże na list.');
  expect(letters[0]?.text).toContain('To jest list 1 z 2.');
});

test.each([3, 5, 30])('TRUST-15: a limit of %i MiB between saving and sending leaves no photo out', async (most) => {
  await question([4, 3, 2]);
  jest.replaceProperty(limits.letters, 'bytes', most * MiB);
  const letters = await leaving();
  expect(filesIn(letters)).toEqual([['2026-0001-A2-01.jpg', '2026-0001-A2-02.jpg'], ['2026-0001-A2-03.jpg']]);
  for (const { text } of letters) expect(text).not.toContain('za duże');
});
