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
  expect(hers('prices.json').prices).toEqual({ portraits: { oil: { one: { a3: 72000 } } } });
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
  [['dane.miasto', 'Toruń', '--english', 'Toruń'], 1, 'content keep dane.miasto'],
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

test('CONTENT-7: everything that can be changed is listed by groups', async () => {
  const { out } = await on('content');
  for (const group of ['dane', 'cennik', 'warunki', 'zajęcia', 'regulamin', 'prywatność', 'zdania'])
    expect(out).toContain(`content list ${group}`);
  expect((await on('content', 'list', 'zajecia')).out).toContain('zajecia.malarstwo-cyfrowe.opis');
  expect((await on('content', 'list', 'obrazki')).code).toBe(2);
});

test('CONTENT-10: the check names each value that is still a sample; what is kept is no sample any more', async () => {
  const notes = () => checked(folder, '--lang', 'pl').said.filter((line) => line.includes('jeszcze z przykładu'));
  const ofPrices = notes().find((line) => line.includes('cennik')) ?? '';
  expect(ofPrices).toMatch(/: cena poza cennikiem; powyżej A0 w procentach; Plakat; Portret Akryl na płótnie; /);
  expect(ofPrices).toContain('; Portret Olej na płótnie 1 osoba A4; Portret Olej na płótnie 1 osoba A2; ');
  expect(notes()).toContainEqual(expect.stringMatching(/, dane: .*miasto; e-mail; .*profile; .*content\/artist\.json/));
  expect(notes()).toContainEqual(expect.stringMatching(/, portrety: wszystkie 47 /));
  expect((await on('content', 'keep', 'dane.miasto')).code).toBe(0);
  expect(hers('artist.json').city).toEqual({ pl: 'Toruń', en: 'Toruń' });
  expect((await on('content', 'keep', 'cennik')).err).toBe('Zostaje, jak było.\n');
  expect((await on('content', 'keep', 'cennik', '--yes')).code).toBe(0);
  expect(notes().join()).not.toMatch(/cennik|miasto/);
  // another change of the same file keeps them
  await on('content', 'set', 'telefon', '+48 600 700 900');
  expect(hers('artist.json').city).toEqual({ pl: 'Toruń', en: 'Toruń' });
});

test('CONTENT-10: particulars are not called hers while samples are among them, unless she says so twice', async () => {
  const refused = await on('content', 'set', 'dane.przykladowe', 'nie');
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringMatching(/jeszcze wartości: \d+\. Pokaże je npm run content:check/),
  ]);
  expect(hers('artist.json').sample).toBeUndefined();
  expect((await on('content', 'keep', 'dane', '--yes')).code).toBe(0);
  expect((await on('content', 'set', 'dane.przykladowe', 'nie')).code).toBe(0);
  expect(hers('artist.json').sample).toBe(false);
});
