import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checked, copyOfContent } from '@/build/check/planted.fixture';
import { parseEnvironment } from '@/server/platform/environment';
import { typed } from '../typed.fixture';

// each change runs the whole check of content in a process of its own
jest.setTimeout(120_000);

let folder: string;
beforeAll(() => {
  folder = copyOfContent();
});
afterAll(() => rmSync(folder, { recursive: true }));

const settings = () => parseEnvironment({ DATA_DIR: 'data' });
const now = () => Date.UTC(2026, 10, 25);
const on = (...line: string[]) => typed(line, { folder, settings, now });
const answering = (answers: string[], ...line: string[]) =>
  typed(line, { folder, settings, now, ask: async () => answers.shift() ?? '' });
const path = (name: string): string => join(folder, 'data/content', name);
const hers = (name: string) => JSON.parse(readFileSync(path(name), 'utf8'));

test('CONTENT-7: a sentence is found by a part of it and changed in both languages', async () => {
  const found = await on('content', 'find', 'galeria jest otwarta');
  expect(found.out).toContain('shop.pausedP\n  polski: Zostaw adres, a napiszę');
  const set = await answering(['Zostaw adres.', ''], 'content', 'set', 'shop.pausedP');
  expect([set.code, set.out]).toEqual([0, expect.stringContaining('Po angielsku zostało, jak było.')]);
  expect(set.out).toContain('npm run studio -- publish');
  expect(hers('messages/pl.json')).toEqual({ shop: { pausedP: 'Zostaw adres.' } });
  expect(existsSync(path('messages/en.json'))).toBe(false);
  await on('content', 'set', 'shop.pausedP', 'Zostaw adres.', '--english', 'Leave your address.');
  expect(hers('messages/en.json')).toEqual({ shop: { pausedP: 'Leave your address.' } });
});

test('CONTENT-7: the price list, particulars, terms and lessons are changed by words of theirs, as one types amounts', async () => {
  const set = async (...line: string[]) => (await on('content', 'set', ...line)).out;
  expect(await set('cennik portret olej 1 osoba a3', '720 zł')).toContain(
    'cennik.portret.olej-na-plotnie.1-osoba.a3   720,00 zł',
  );
  const sample = JSON.parse(readFileSync('content/prices.json', 'utf8'));
  expect(hers('prices.json')).toEqual({
    ...sample,
    $schema: '../../generated/schema/prices.json',
    prices: {
      ...sample.prices,
      portraits: {
        ...sample.prices.portraits,
        oil: { ...sample.prices.portraits.oil, one: { ...sample.prices.portraits.oil.one, a3: 72000 } },
      },
    },
  });
  expect(await set('telefon', '+48 600 700 800')).toContain('dane.telefon   +48 600 700 800');
  expect(await set('dane.sprzedawca.nip', '8790000003')).toContain('8790000003');
  expect(await set('kurs euro', '4,25')).toContain('4,25 zł');
  expect(await set('warunki na święta portret', '28 listopada')).toContain('28 listopada');
  expect(hers('terms.json')).toMatchObject({ groszePerEuro: 425, christmas: { portraits: '11-28' } });
  await set('dane.znak.po-polsku.1.opis', 'Atelier');
  expect(hers('artist.json').logo.pl[0].text).toBe('Atelier ');
  expect(await set('imię', 'Ola Nowak')).toContain('dane.imie-i-nazwisko   Ola Nowak');
  await set('zajęcia kursy online opis', 'Środy 18:00, 60 zł.', '--english', 'Wednesdays 18:00, 60 zł.');
  expect(hers('lessons.json').lessons[1].details.pl).toBe('Środy 18:00, 60 zł.');
});

test.each<readonly [line: readonly string[], code: number, text: string]>([
  [['cennik portret olej 1 osoba a4', '39'], 1, 'Zostaje, jak było.'],
  [['cennik portret olej 1 osoba a4', '5'], 1, '5,00 zł to mniej niż najniższa możliwa cena'],
  [['cennik portret olej', '500'], 2, 'cennik.portret.olej-na-plotnie.2-osoby.a4'],
  [['dane.e-mail', 'anna'], 1, 'e-mail "anna" to nie jest adres e-mail'],
  [['telefon', 'abc'], 1, 'telefon "abc" to nie jest numer telefonu'],
  [['dane.sprzedawca.nip', '879-000-00-00'], 1, 'NIP "879-000-00-00" to nie jest poprawny NIP'],
  [['dane.sprzedawca.nip', '879000003'], 1, 'to nie jest poprawny NIP'],
  [['dane.miasto', 'Toruń', '--english', 'Toruń'], 1, 'dane.miasto: to samo stoi tam już teraz.'],
  [['zaliczka', 'trochę'], 2, 'trochę to nie jest liczba. Na przykład: 2 albo 30'],
  [['na święta plakat', 'kiedyś'], 2, 'Na przykład: 14 grudnia albo 14.12'],
  [['nie ma takiej', '1'], 1, 'content find'],
  [['shop.paused', 'Sklep śpi.'], 1, '{date}'],
])('CONTENT-7: %j changes nothing and says why', async (line, code, text) => {
  const before = existsSync(path('prices.json')) && readFileSync(path('prices.json'), 'utf8');
  const { code: ended, err } = await on('content', 'set', ...line);
  expect([ended, err]).toEqual([code, expect.stringContaining(text)]);
  expect(existsSync(path('prices.json')) && readFileSync(path('prices.json'), 'utf8')).toBe(before);
});

test.each([
  [['content', 'set', 'telefon', '1']],
  [['content', 'list']],
  [['content', 'find', 'olej']],
  [['art', 'sell', 'topole']],
])('CONTENT-7: a slip in a file of hers is told with file and line by %j, as by publishing', async (line) => {
  const file = line[0] === 'art' ? 'artworks/landscapes.json' : 'artist.json';
  const before = existsSync(path(file)) ? readFileSync(path(file)) : null;
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), '{\n  "phone" "1"\n}\n');
  const { code, err } = await on(...line);
  if (before) writeFileSync(path(file), before);
  else rmSync(path(file));
  expect([code, err]).toEqual([1, expect.stringMatching(`^${file}, wiersz 2: od tego miejsca nie da się odczytać`)]);
});

test('CONTENT-7: a file of hers in another encoding than UTF-8 is told by its name', async () => {
  writeFileSync(path('messages/pl.json'), Buffer.from('{ "site": { "tagline": "Maluj\xea" } }', 'latin1'));
  const { code, err } = await on('content', 'list', 'zdania');
  rmSync(path('messages/pl.json'));
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('messages/pl.json, wiersz 1: plik zapisano w kodowaniu Windows-1250'),
  ]);
});

test('CONTENT-10: the check names each table that is still marked as a sample, until the artist takes the mark away', async () => {
  const notes = () => checked(folder, '--lang', 'pl').said.filter((line) => line.includes('jeszcze z przykładu'));
  const ofPrices = expect.stringContaining('cennik: oznaczone jako przykład (content/prices.json)');
  expect(notes()).toEqual(expect.arrayContaining([ofPrices, expect.stringMatching(/, portrety: wszystkie 47 /)]));
  expect((await on('content', 'set', 'cennik.przykladowe', 'nie')).code).toBe(0);
  expect(hers('prices.json').sample).toBe(false);
  expect(notes()).not.toContainEqual(ofPrices);
});
