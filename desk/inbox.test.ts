import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderType } from '@/content/order';
import type { ShopItem } from '@/content/types';
import { itemOf } from '@/domain/shop/shop';
import { artworkOf } from '@/domain/shop/shop-artwork';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { submissions } from '@/server/storage/queries/read';
import { fileName } from './in-folder';
import { typedIn } from './typed.fixture';

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());

const run = (command: string, reference?: string, to?: string) => typedIn(studio, command, { reference, to });

async function send(type: keyof typeof orders, extra: Record<string, string> = {}): Promise<string> {
  const photos = type === 'portraits' || type === 'custom-pictures' ? [await picture(), await picture(70, 80)] : [];
  const request = orderRequest({ fields: { ...orders[type], ...extra }, photos });
  const answer = await receive('shop-order', request, studio.effects);
  return (await answer.json()).reference;
}

/** The answers of `inbox show`, by label. */
async function shown(type: keyof typeof orders, extra?: Record<string, string>): Promise<Record<string, string>> {
  const { text } = await run('inbox show', await send(type, extra));
  const rows = text.split('\n').map((row) => /^ {2}(\S.{0,21}?) {2,}(.*)$/.exec(row));
  return Object.fromEntries(rows.flatMap((row) => (row ? [[row[1], row[2]]] : [])));
}

/** Works and prices are the artist's to change. */
const titleOf = (type: OrderType, number: number): string => artworkOf(itemOf(type, number) as ShopItem).title.pl;
const exactly = expect.stringMatching(/^\d+,\d\d zł$/);
const from = expect.stringMatching(/^od \d+,\d\d zł$/);

const parcel = expect.stringMatching(/^od \d+,\d\d zł, zależnie od kraju$/);
const address = {
  Imię: 'Łucja',
  Nazwisko: 'Źdźbło-Nowakowska',
  'Adres dostawy': 'ul. Prosta 1',
  'Numer telefonu': '600 700 800',
  'Adres e-mail': 'lucja@poczta.example',
};

test('ORDER-23: a picture, every choice labelled', async () => {
  expect(await shown('picture')).toEqual({
    ...{ Otrzymano: '21.11.2026, 14:05', Język: 'polski', Rodzaj: 'Obraz', Praca: titleOf('picture', 2) },
    ...{ Nośnik: 'Plik cyfrowy', Cena: exactly, Dostawa: 'e-mailem, bez kosztu' },
    ...address,
  });
});

test('ORDER-23: a portrait, its open height plainly so', async () => {
  expect(await shown('portraits', { language: 'en' })).toEqual({
    ...{
      Otrzymano: '21.11.2026, 14:05',
      Język: 'angielski',
      Rodzaj: 'Portret',
      'W stylu': titleOf('portraits', 1),
    },
    ...{ Technika: 'Akryl na płótnie', 'Kto jest na portrecie': '2 osoby', Zdjęcia: '2' },
    ...{ Format: 'Inny', Szerokość: '60 cm', Wysokość: 'do uzgodnienia', Cena: from, Dostawa: parcel },
    ...address,
    ...{ '1. 120 × 90 px': '1 KiB, Wakacje 1 ąę.jpg', '2. 70 × 80 px': '1 KiB, Wakacje 2 ąę.jpg' },
  });
});

test('ORDER-23: a painting to order, its open colour plainly so', async () => {
  expect(await shown('custom-pictures')).toMatchObject({
    ...{
      Rodzaj: 'Obraz na zamówienie',
      Technika: 'Obraz cyfrowy',
      Format: 'A3 · 29,7 × 42 cm',
      Opis: 'Dom dziadków w maju',
    },
    ...{ Nośnik: 'Kubek ok. 330 ml', 'Kolor wnętrza': 'do uzgodnienia', 'Kolor uszka': 'czerwony' },
    ...{ Cena: from, ...address },
  });
});

test('ORDER-23: a poster, art size and print size both', async () => {
  expect(await shown('posters')).toMatchObject({
    ...{
      Rodzaj: 'Wydruk',
      Format: 'A4 · 21 × 29,7 cm',
      'Rozmiar wydruku': 'A3',
      Uwagi: 'Tło jasne',
    },
    ...{ Cena: exactly, ...address },
  });
});

test.each([
  ['lucja@poczta.example', 'na ten adres można wysłać list'],
  ['lucja,ala@poczta.example', 'na ten adres nie da się wysłać listu'],
  ['babcia@gmial.com', 'czy nie miało być babcia@gmail.com?'],
])('ORDER-16: whether a letter can be sent to %s', async (email, note) => {
  expect((await run('inbox show', await send('posters', { email }))).text).toContain(note);
});

test('DESK-1: the list of work: what waits for the artist, by the day due; showing one reads it', async () => {
  await send('posters');
  const reference = await send('portraits');
  const wide = async () => (await typedIn(studio, 'inbox', { columns: 140 })).text.split('\n');
  const before = await wide();
  expect([before[0], before[3]]).toEqual(['Nieprzeczytane: 2', 'Czeka na Ciebie: 2']);
  expect(before[4]).toMatch(
    /^\* {2}2026-0001-A2 {2}nowe {2}wyślij ofertę {2}24 lis +\d+,\d\d zł +Łucja Źdźbło-Nowakowska {2}Wydruk +21.11.2026, 14:05$/,
  );
  expect(before[5]).toMatch(
    /^\* {2}2026-0002-A2 {2}nowe {2}wyślij ofertę {2}24 lis +od \d+,\d\d zł {2}Łucja Źdźbło-Nowakowska {2}Portret +21.11.2026, 14:05 {2}2$/,
  );
  await run('inbox show', reference.toLowerCase());
  const after = await wide();
  expect([after[0], after[4]?.slice(0, 15), after[5]?.slice(0, 28)]).toEqual([
    'Nieprzeczytane: 1',
    '*  2026-0001-A2',
    '   2026-0002-A2  przeczytane',
  ]);
});

test('what is held back has a list of its own, with the reason, and is counted below the inbox', async () => {
  const held = await send('posters', { website: 'x' });
  expect((await run('inbox')).text).toBe(
    'Nieprzeczytane: 0\nSkrzynka jest pusta.\n\nWstrzymane, do sprawdzenia: 1. Lista: npm run studio -- inbox quarantine',
  );
  const { text } = await run('inbox quarantine');
  expect(text.slice(text.indexOf('Wypełniono pole, którego nie widać:'))).toContain(held);
});

test.each([
  ['zdzblo nowakowska', true],
  ['dziadkow', true],
  ['2026-0001', true],
  ['lucja@poczta', true],
  ['KUBEK', true],
  ['kubek portret', false],
  [' ', false],
])('a search for %j finds the painting to order: %s', async (word, found) => {
  await send('custom-pictures');
  expect((await run('inbox search', word)).text.includes('2026-0001-A2')).toBe(found);
});

test('DESK-12: photos are saved in a folder of the number, by safe names, and never over another file', async () => {
  const reference = await send('portraits');
  const to = mkdtempSync(join(studio.folder, 'photos-'));
  const second = '02 Wakacje 2 ąę.jpg';
  expect((await run('inbox photos', reference, to)).ok).toBe(true);
  expect(readdirSync(join(to, reference)).toSorted()).toEqual(['01 Wakacje 1 ąę.jpg', second]);
  const modes = [join(to, reference), join(to, reference, second)].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
  expect((await run('inbox photos', reference, to)).ok).toBe(true);
  expect((await run('inbox photos', await send('portraits'), to)).ok).toBe(true);
  writeFileSync(join(to, reference, second), 'another');
  const refused = await run('inbox photos', reference, to);
  expect(refused).toEqual({ ok: false, text: expect.stringContaining(second) });
  expect(readFileSync(join(to, reference, second), 'utf8')).toBe('another');
});

test('the export holds everything but the photos, labels included', async () => {
  await send('portraits');
  const [order] = JSON.parse((await run('export')).text);
  expect(order).toMatchObject({
    ...{ reference: '2026-0001-A2', kind: 'shop-order', received: '2026-11-21T13:05:00.000Z', read: null },
    fields: { version: 2, draft: { variant: 'acrylic', height: '' }, price: { from: true } },
    photos: [{ position: 1, width: 120, height: 90, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }, { position: 2 }],
  });
  expect(order.labels).toContainEqual({ label: 'Wysokość', value: 'do uzgodnienia' });
  expect(order.photos[0].bytes).toBeUndefined();
});

test.each([
  ['../../etc/passwd', '01 etc passwd.jpg'],
  ['Żaglówka 2.HEIC', '01 Żaglówka 2.jpg'],
  ['\u202egnp.exe\n', '01 gnp exe.jpg'],
  ['', '01.jpg'],
  ['ą'.repeat(300), `01 ${'ą'.repeat(55)}.jpg`],
])('DESK-12: the photo %j is saved as %s', (name, file) => {
  expect(fileName({ position: 1, name })).toBe(file);
});

test('what the shop called a thing that day is what an old order says', async () => {
  const reference = await send('posters');
  const [row] = await submissions(studio.storage);
  const fields = row?.fields.replace('"pl":"Wydruk"', '"pl":"Wydruk na płótnie"') ?? '';
  await studio.storage.updateTable('submissions').set({ fields }).execute();
  expect((await run('inbox show', reference)).text).toMatch(/Rodzaj +Wydruk na płótnie\s+\(Plakat, nr 3\)/);
});
