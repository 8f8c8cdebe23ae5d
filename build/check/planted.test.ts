import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { share } from '@/e2e/support/in-process/long';
import { type Locale, locales } from '@/i18n/locales';
import { checked, copyOfContent, type Plant, plant } from './planted.fixture';

/** `at`: a text in the line that is named, where that is not the line of the fault itself. */
type Row = readonly [...Plant, en: string, pl: string, at?: string];
const digital = 'content/artworks/digital-art.json';
const landscapes = 'content/artworks/landscapes.json';
const _portraits = 'content/artworks/portraits.json';
const walls = 'content/artworks/wall-art.json';
const unreadable = {
  en: 'cannot be read from here on: a comma, a quotation mark or a bracket is missing or too many, here or in the line before',
  pl: 'od tego miejsca nie da się odczytać: tu albo w poprzednim wierszu brakuje przecinka, cudzysłowu lub nawiasu (albo jest o jeden za dużo)',
};

/** Each row is one fault, in the order of the report: by file and line. */
const tables: readonly Row[] = [
  [
    'content/artist.json',
    '"email": "pracownia@werniks.example"',
    '"email": "pracownia@werniks"',
    'artist: email "pracownia@werniks" is no e-mail address: letters could not reach it',
    'artist: e-mail "pracownia@werniks" to nie jest adres e-mail: listy by nie doszły',
  ],
  [
    'content/artist.json',
    '"bankAccount": null',
    '"bankAccount": "61 1090 1014 0000 0712 1981 2875"',
    'artist: bankAccount "61 1090 1014 0000 0712 1981 2875" is no account number: it has 26 digits, or is an IBAN, and one of these signs is mistyped',
    'artist: numer konta "61 1090 1014 0000 0712 1981 2875" to nie jest numer konta: ma on 26 cyfr albo jest numerem IBAN, a gdzieś jest pomyłka',
  ],
  [
    digital,
    '"year": 2026',
    '"year": "2026"',
    'digital_art 4059 "Lis, który czytał do późna": year must be a number, not "2026"',
    'digital_art 4059 "Lis, który czytał do późna": year: ma tu być liczba, a jest "2026"',
  ],
  [
    landscapes,
    '"technique":',
    '"techniqe": null, "technique":',
    'landscapes 2029 "Poranek nad jeziorem": techniqe is not known here',
    'landscapes 2029 "Poranek nad jeziorem": techniqe: nieznane słowo',
  ],
  [
    landscapes,
    '"id": 2028,',
    '"id": 2028,\n      "added": "2999-01-01",',
    'landscapes 2028 "Łąka o poranku": added "2999-01-01" must be a day that has come, like 2026-11-22',
    'landscapes 2028 "Łąka o poranku": added "2999-01-01" ma być dniem, który już nadszedł, na przykład 2026-11-22',
    '"added": "2999',
  ],
  [
    landscapes,
    '"year": 2025,',
    '"year": 2024, "year": 2025,',
    'works.3.year stands twice',
    'works.3.year: ten klucz jest dwa razy',
  ],
  [
    walls,
    `,
      "alt": {
        "pl": "Granatowa ściana salonu z ogrodem nocą: kobieta z latarnią idzie wśród kwiatów wyższych od niej, nad nimi ćmy i wielki księżyc; przed ścianą pianino z kotem i fotel.",
        "en": "A navy living-room wall with a garden at night: a woman with a lantern walks among flowers taller than she is, moths and a big moon above; in front a piano with a cat and an armchair."
      }`,
    '',
    'wall_art 3050 "Nocny ogród": alt is missing',
    'wall_art 3050 "Nocny ogród": brakuje: alt',
    '    {\n      "id": 3050',
  ],
  [
    'content/prices.json',
    '"mug": 5900',
    '"mug": 59',
    'prices posters mug: the price 59 is 0.59 zł: prices are in grosze, at least 1000 (10.00 zł)',
    'prices posters mug: cena 59 to 0,59 zł: ceny podaje się w groszach, co najmniej 1000 (10,00 zł)',
  ],
  [
    'content/shop.json',
    '2027, "price": 9999, "delivers": "file", "state": "available"',
    '2027, "price": 9999, "delivers": "file", "state": "sprzedany"',
    'shop picture 2: state "sprzedany" is not known; it can be available, reserved, sold',
    'shop picture 2: state: nieznana wartość "sprzedany"; może być available, reserved, sold',
  ],
  [
    'messages/en.json',
    '"subject": "{what} {reference}"',
    '"subject": "{what {reference}"',
    'letter.subject: a { has no }, or the name between them cannot be read',
    'letter.subject: nawias { nie ma swojego } albo nie da się odczytać nazwy między nimi',
  ],
  [
    'messages/pl.json',
    '"count": "{n} z {all}"',
    '"count": "{n} z "',
    'viewer.count lacks {all}, which the other language has',
    'viewer.count: brakuje {all}, które jest w drugim języku',
  ],
];

/** Faults that end the run before anything else is checked: each is planted in a copy of its own. */
const alone: readonly Row[] = [
  [
    'content/shop.json',
    '"state": "available" },\n    { "number": 2',
    '"state": "available" }\n    { "number": 2',
    unreadable.en,
    unreadable.pl,
    '{ "number": 2',
  ],
  ['messages/pl.json', '"menu": "Menu",', '"menu": "Menu"', unreadable.en, unreadable.pl, '"close": "Zamknij"'],
];

/** A line of the report, as long as the fault is planted in the copy. */
function told(folder: string, [file, , bad, en, pl, at = bad]: Row, locale: Locale): string {
  const text = readFileSync(join(folder, file), 'utf8');
  const line = text.slice(0, text.indexOf(at)).split('\n').length;
  return `content: ${file}:${line}: ${{ pl, en }[locale]}`;
}

function withCopy<Result>(rows: readonly Plant[], use: (folder: string) => Result): Result {
  const folder = copyOfContent();
  try {
    for (const each of rows) plant(folder, each);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const plantOf = ([file, good, bad]: Row): Plant => [file, good, bad];

test('content:check names every planted fault in one run, a line each, in both languages', () => {
  withCopy(tables.map(plantOf), (folder) => {
    expect(checked(folder)).toEqual({
      status: 1,
      said: [`content: ${tables.length} faults`],
      faults: tables.map((row) => told(folder, row, 'en')),
    });
    const polish = checked(folder, '--lang', 'pl');
    expect(polish.said).toEqual([`content: błędy: ${tables.length}`]);
    expect(polish.faults).toEqual(tables.map((row) => told(folder, row, 'pl')));
  });
});

/** Each language is asked for every other row: to try them all takes a run of the command for each. */
const eachAlone = alone.flatMap((row, index) =>
  share(locales, locales.length, index).map((locale) => [row[0], row[1], row[2], locale, row] as const),
);

test.each(eachAlone)('content:check tells %s that has %j as %j (%s)', (_, _good, _bad, locale, row) => {
  withCopy([plantOf(row)], (folder) =>
    expect(checked(folder, '--lang', locale).faults).toEqual([told(folder, row, locale)]),
  );
});

test('CONTENT-4: content:check names a picture of which the second half is missing', () => {
  withCopy([], (folder) => {
    const path = join(folder, 'content/images/portraits/the-student.webp');
    const bytes = readFileSync(path);
    rmSync(path);
    writeFileSync(path, bytes.subarray(0, bytes.length / 2));
    const { status, faults } = checked(folder);
    expect(status).toBe(1);
    expect(faults).toEqual([
      expect.stringMatching(
        /^content: content\/artworks\/portraits\.json:\d+: portraits 1046 "Studentka": content\/images\/portraits\/the-student\.webp cannot be read as an image$/,
      ),
    ]);
  });
});

test('content:check --record notes nothing while something is wrong, and new ids once all is right', () => {
  const fault: Plant = ['content/artist.json', '"phone": "+48 600 000 000"', '"phone": ""'];
  withCopy([fault], (folder) => {
    const sample = readFileSync(join(folder, 'content/ids.json'), 'utf8');
    const ids = JSON.parse(sample);
    delete ids.artworks['4060'];
    plant(folder, ['content/ids.json', sample, JSON.stringify(ids)]);
    const recorded = join(folder, 'data/content/ids.json');
    expect(checked(folder, '--record').status).toBe(1);
    expect(existsSync(recorded)).toBe(false);
    plant(folder, ['content/artist.json', fault[2], fault[1]]);
    expect(checked(folder, '--record').status).toBe(0);
    expect(JSON.parse(readFileSync(recorded, 'utf8')).artworks).toHaveProperty('4060');
    // the samples' own ledger stays as it came
    expect(readFileSync(join(folder, 'content/ids.json'), 'utf8')).toBe(JSON.stringify(ids));
  });
});
