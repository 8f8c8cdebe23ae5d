import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checked, copyOfContent, type Plant, plant } from './planted.fixture';

type Row = readonly [...Plant, en: string, pl: string];
const digital = 'content/artworks/digital-art.ts';
const landscapes = 'content/artworks/landscapes.ts';
const portraits = 'content/artworks/portraits.ts';
const walls = 'content/artworks/wall-art.ts';
const unreadable = {
  en: 'cannot be read from here on: a comma, a quotation mark or a bracket is missing or too many, here or in the line before',
  pl: 'od tego miejsca nie da się odczytać: tu albo w poprzednim wierszu brakuje przecinka, cudzysłowu lub nawiasu (albo jest o jeden za dużo)',
};

/** The line of a text in a file. The messages grow, so their lines are counted here, by other means than the check's. */
const lineOf = (file: string, text: string): number => {
  const [before, found] = readFileSync(file, 'utf8').split(text);
  if (found === undefined) throw new Error(`${file} does not say ${text}`);
  return before?.split('\n').length ?? 0;
};
const letterLine = lineOf('messages/en.json', '"subject": "{what} {reference}"');

/** Each row is one fault, in the order of the report: by file and line. */
const tables: readonly Row[] = [
  [
    'content/artist.ts',
    "email: 'pracownia@werniks.example'",
    "email: 'pracownia@werniks'",
    '22: artist: email "pracownia@werniks" is no e-mail address: letters could not reach it',
    '22: artist: email "pracownia@werniks" to nie jest adres e-mail: listy by nie doszły',
  ],
  [
    'content/artist.ts',
    "phone: '+48 600 000 000'",
    "phone: ''",
    '23: artist: phone "" is no phone number: at least nine digits are needed',
    '23: artist: phone "" to nie jest numer telefonu: potrzeba co najmniej dziewięciu cyfr',
  ],
  [
    digital,
    'year: 2026',
    "year: '2026'",
    '12: digital_art 4059 "Lis, który czytał do późna": year must be a number, not "2026"',
    '12: digital_art 4059 "Lis, który czytał do późna": year: ma tu być liczba, a jest "2026"',
  ],
  [
    landscapes,
    'technique:',
    'techniqe:',
    '11: landscapes 2029 "Poranek nad jeziorem": techniqe is not known here, did you mean technique?',
    '11: landscapes 2029 "Poranek nad jeziorem": techniqe: nieznane słowo, czy chodziło o technique?',
  ],
  [
    portraits,
    'title:',
    'titel:',
    '10: portraits 1046: titel is not known here, did you mean title?',
    '10: portraits 1046: titel: nieznane słowo, czy chodziło o title?',
  ],
  [
    walls,
    `    alt: {
      pl: 'Granatowa ściana w salonie z wysokimi roślinami i czerwonym słońcem, przed nią sofa.',
      en: 'A navy living-room wall with tall plants and a red sun, a sofa in front of it.',
    },
`,
    '',
    '5: wall_art 3050 "Nocny ogród": alt is missing',
    '5: wall_art 3050 "Nocny ogród": brakuje: alt',
  ],
  [
    'content/banner.ts',
    'landscapes:',
    'landscape:',
    '6: banner landscape: landscape is not known here, did you mean landscapes?',
    '6: banner landscape: landscape: nieznane słowo, czy chodziło o landscapes?',
  ],
  [
    'content/banner.ts',
    'wall_art: [',
    'wall_art: ["3050", ',
    '7: banner wall_art: 0 must be a number, not "3050"',
    '7: banner wall_art: 0: ma tu być liczba, a jest "3050"',
  ],
  [
    'content/documents/store-regulations.ts',
    'list: [',
    'lista: [',
    '14: storeRegulations: 0.blocks.1.lista is not known here, did you mean list?',
    '14: storeRegulations: 0.blocks.1.lista: nieznane słowo, czy chodziło o list?',
  ],
  [
    'content/prices.ts',
    "['mug', 5900]",
    "['mug', 59]",
    '25: prices posters mug: the price 59 is 0.59 zł: prices are in grosze, at least 1000 (10.00 zł)',
    '25: prices posters mug: cena 59 to 0,59 zł: ceny podaje się w groszach, co najmniej 1000 (10,00 zł)',
  ],
  [
    'content/services.ts',
    "lessons: 'open'",
    "lessons: 'zamknięte'",
    '14: services lessons: lessons "zamknięte" is not known; it can be open, waiting, closed',
    '14: services lessons: lessons: nieznana wartość "zamknięte"; może być open, waiting, closed',
  ],
  [
    'content/shop.ts',
    "2015, price: 9999, delivers: 'file'",
    "2015, price: 9999, delivers: 'plik'",
    '5: shop picture 1: delivers "plik" is not known; it can be file, print, original',
    '5: shop picture 1: delivers: nieznana wartość "plik"; może być file, print, original',
  ],
  [
    'content/shop.ts',
    "2027, price: 9999, delivers: 'file', state: 'available'",
    "2027, price: 9999, delivers: 'file', state: 'sprzedany'",
    '6: shop picture 2: state "sprzedany" is not known; it can be available, reserved, sold',
    '6: shop picture 2: state: nieznana wartość "sprzedany"; może być available, reserved, sold',
  ],
  [
    'content/shop.ts',
    'artwork: 2024, price: 9999',
    'artwork: 2024, price: 99',
    '7: shop picture 3: the price 99 is 0.99 zł: prices are in grosze, at least 1000 (10.00 zł)',
    '7: shop picture 3: cena 99 to 0,99 zł: ceny podaje się w groszach, co najmniej 1000 (10,00 zł)',
  ],
  [
    'messages/en.json',
    '"button": "Language: English",',
    '"button": "Language: English", "button": "English",',
    '22: lang.button stands twice',
    '22: lang.button: ten klucz jest dwa razy',
  ],
  [
    'messages/en.json',
    '"subject": "{what} {reference}"',
    '"subject": "{what {reference}"',
    `${letterLine}: letter.subject: a { has no }, or the name between them cannot be read`,
    `${letterLine}: letter.subject: nawias { nie ma swojego } albo nie da się odczytać nazwy między nimi`,
  ],
  [
    'messages/pl.json',
    '"count": "{n} z {all}"',
    '"count": "{n} z "',
    '105: viewer.count lacks {all}, which the other language has',
    '105: viewer.count: brakuje {all}, które jest w drugim języku',
  ],
];

/** Faults that end the run before anything else is checked: each is planted in a copy of its own. */
const alone: readonly Row[] = [
  [
    'content/shop.ts',
    "state: 'available' },\n  { number: 2",
    "state: 'available' }\n  { number: 2",
    `6: ${unreadable.en}`,
    `6: ${unreadable.pl}`,
  ],
  ['messages/pl.json', '"menu": "Menu",', '"menu": "Menu"', `6: ${unreadable.en}`, `6: ${unreadable.pl}`],
  [
    'content/order.ts',
    "label: same('A5')",
    "label: smae('A5')",
    '130: cannot be computed: smae is not defined',
    '130: nie da się obliczyć: smae is not defined',
  ],
  [
    'content/shop.ts',
    'export const pictures',
    'export const pictures2',
    '1: pictures is missing: was it renamed?',
    '1: brakuje: pictures; czy ta nazwa się zmieniła?',
  ],
  [
    landscapes,
    'year: 2026,',
    'year: 2025, year: 2026,',
    '12: An object literal cannot have multiple properties with the same name.',
    '12: Literał obiektu nie może mieć wielu właściwości o tej samej nazwie.',
  ],
];

const line = (file: string, words: string): string => `content: ${file}:${words}`;

function withCopy<Result>(plants: readonly Plant[], look: (folder: string) => Result): Result {
  const folder = copyOfContent();
  try {
    for (const each of plants) plant(folder, each);
    return look(folder);
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
      faults: tables.map(([file, , , en]) => line(file, en)),
    });
    const polish = checked(folder, '--lang', 'pl');
    expect(polish.said).toEqual([`content: błędy: ${tables.length}`]);
    expect(polish.faults).toEqual(tables.map(([file, , , , pl]) => line(file, pl)));
  });
});

test.each(alone)('content:check tells %s that has %j as %j in one line', (...row) => {
  const [file, , , en, pl] = row;
  withCopy([plantOf(row)], (folder) => {
    expect(checked(folder).faults).toEqual([line(file, en)]);
    expect(checked(folder, '--lang', 'pl').faults).toEqual([line(file, pl)]);
  });
});

test('content:check --record notes nothing while something is wrong, and new ids once all is right', () => {
  const oldId: Plant = ['content/ids.json', '"4060":', '"94060":'];
  const fault: Plant = ['content/artist.ts', "phone: '+48 600 000 000'", "phone: ''"];
  withCopy([fault], (folder) => {
    const ledger = () => readFileSync(join(folder, 'content/ids.json'), 'utf8');
    const ids = JSON.parse(ledger());
    delete ids.artworks['4060'];
    plant(folder, ['content/ids.json', ledger(), JSON.stringify(ids)]);
    expect(checked(folder, '--record').status).toBe(1);
    expect(ledger()).not.toContain(oldId[1]);
    plant(folder, ['content/artist.ts', fault[2], fault[1]]);
    expect(checked(folder, '--record').status).toBe(0);
    expect(ledger()).toContain(oldId[1]);
  });
});

test('content:check says how it is used when it is asked for something else', () => {
  withCopy([], (folder) => {
    expect(checked(folder, '--lang', 'de').faults).toEqual([
      'usage: npm run content:check -- [--lang pl|en] [--record]',
    ]);
  });
});
