import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checked, copyOfContent, type Plant, plant } from './planted.fixture';

/** `at`: a text in the line that is named, where that is not the line of the fault itself. */
type Row = readonly [...Plant, text: string, at?: string];
const digital = 'content/artworks/digital-art.json';
const landscapes = 'content/artworks/landscapes.json';
const _portraits = 'content/artworks/portraits.json';
const walls = 'content/artworks/wall-art.json';
const unreadable =
  'cannot be read from here on: a comma, a quotation mark or a bracket is missing or too many, here or in the line before';

/** Each row is one fault, in the order of the report: by file and line. */
const tables: readonly Row[] = [
  [
    'content/artist.json',
    '"email": "pracownia@werniks.example"',
    '"email": "pracownia@werniks"',
    'artist: email "pracownia@werniks" is no e-mail address: letters could not reach it',
  ],
  [
    'content/artist.json',
    '"bankAccount": null',
    '"bankAccount": "61 1090 1014 0000 0712 1981 2875"',
    'artist: bankAccount "61 1090 1014 0000 0712 1981 2875" is no account number: it has 26 digits, or is an IBAN, and one of these signs is mistyped',
  ],
  [
    digital,
    '"year": 2026',
    '"year": "2026"',
    'digital_art 4059 "Lis, który czytał do późna": year must be a number, not "2026"',
  ],
  [
    landscapes,
    '"technique":',
    '"techniqe": null, "technique":',
    'landscapes 2029 "Poranek nad jeziorem": techniqe is not known here',
  ],
  [
    landscapes,
    '"id": 2028,',
    '"id": 2028,\n      "added": "2999-01-01",',
    'landscapes 2028 "Łąka o poranku": added "2999-01-01" must be a day that has come, like 2026-11-22',
    '"added": "2999',
  ],
  [landscapes, '"year": 2025,', '"year": 2024, "year": 2025,', 'works.3.year stands twice'],
  [
    walls,
    `,
      "alt": {
        "pl": "Granatowa ściana salonu z ogrodem nocą: kobieta z latarnią idzie wśród kwiatów wyższych od niej, nad nimi ćmy i wielki księżyc; przed ścianą pianino z kotem i fotel.",
        "en": "A navy living-room wall with a garden at night: a woman with a lantern walks among flowers taller than she is, moths and a big moon above; in front a piano with a cat and an armchair."
      }`,
    '',
    'wall_art 3050 "Nocny ogród": alt is missing',
    '    {\n      "id": 3050',
  ],
  [
    'content/prices.json',
    '"mug": 5900',
    '"mug": 59',
    'prices posters mug: the price 59 is 0.59 zł: prices are in grosze, at least 1000 (10.00 zł)',
  ],
  [
    'content/shop.json',
    '2027, "price": 9999, "delivers": "file", "state": "available"',
    '2027, "price": 9999, "delivers": "file", "state": "sprzedany"',
    'shop picture 2: state "sprzedany" is not known; it can be available, reserved, sold',
  ],
  [
    'messages/en.json',
    '"subject": "{what} {reference}"',
    '"subject": "{what {reference}"',
    'letter.subject: a { has no }, or the name between them cannot be read',
  ],
  [
    'messages/pl.json',
    '"count": "{n} z {all}"',
    '"count": "{n} z "',
    'viewer.count lacks {all}, which the other language has',
  ],
];

/** Faults that end the run before anything else is checked: each is planted in a copy of its own. */
const alone: readonly Row[] = [
  [
    'content/shop.json',
    '"state": "available" },\n    { "number": 2',
    '"state": "available" }\n    { "number": 2',
    unreadable,
    '{ "number": 2',
  ],
  ['messages/pl.json', '"menu": "Menu",', '"menu": "Menu"', unreadable, '"close": "Zamknij"'],
];

/** A line of the report, as long as the fault is planted in the copy. */
function lineOf(folder: string, [file, , bad, text, at = bad]: Row): string {
  const content = readFileSync(join(folder, file), 'utf8');
  return `content: ${file}:${content.slice(0, content.indexOf(at)).split('\n').length}: ${text}`;
}

let folder: string;
beforeEach(() => {
  folder = copyOfContent();
});
afterEach(() => rmSync(folder, { recursive: true }));
const plantOf = ([file, good, bad]: Row): Plant => [file, good, bad];

test('every planted fault is named in one run, with file and line', async () => {
  for (const row of tables) plant(folder, plantOf(row));
  expect((await checked(folder)).faults).toEqual(tables.map((row) => lineOf(folder, row)));
});

test.each(alone.map((row) => [row[0], row] as const))(
  '%s that cannot be read is named with its line',
  async (_, row) => {
    plant(folder, plantOf(row));
    expect((await checked(folder)).faults).toEqual([lineOf(folder, row)]);
  },
);

test('CONTENT-4: a picture of which the second half is missing is named', async () => {
  const path = join(folder, 'content/images/portraits/the-student.webp');
  const bytes = readFileSync(path);
  rmSync(path);
  writeFileSync(path, bytes.subarray(0, bytes.length / 2));
  expect((await checked(folder)).faults).toEqual([
    expect.stringMatching(
      /^content: content\/artworks\/portraits\.json:\d+: portraits 1046 "Studentka": content\/images\/portraits\/the-student\.webp cannot be read as an image$/,
    ),
  ]);
});

test('new ids are to be recorded once nothing is wrong, and not before', async () => {
  const fault: Plant = ['content/artist.json', '"phone": "+48 600 000 000"', '"phone": ""'];
  const sample = readFileSync('content/ids.json', 'utf8');
  const ids = JSON.parse(sample);
  delete ids.artworks['4060'];
  plant(folder, ['content/ids.json', sample, JSON.stringify(ids)]);
  plant(folder, fault);
  expect((await checked(folder)).ledger).toBeNull();
  plant(folder, ['content/artist.json', fault[2], fault[1]]);
  expect((await checked(folder)).ledger?.artworks).toHaveProperty('4060');
});
