import { goodTables, withPortrait } from './tables.fixture';
import { warningsOf } from './warnings';

const artist = {
  ...goodTables.artist,
  sample: false,
  seller: { name: 'Anna', address: 'ul. Długa 1', taxId: '1' },
};

test('nothing is said of content that is ready', () => {
  expect(warningsOf({ ...goodTables, artist })).toEqual([]);
});

test.each([
  [
    'blanks',
    goodTables,
    { ...artist, seller: { ...artist.seller, taxId: null } },
    'the owner has to fill in artist.seller.taxId',
  ],
  ['new ids', withPortrait({ id: 15, slug: { pl: 'a', en: 'b' } }), artist, '1 new ids are not in content/ids.json'],
] as const)('ROUTES-18: %s are mentioned', (_what, tables, particulars, says) => {
  expect(warningsOf({ ...tables, artist: particulars }).map(({ en }) => en)).toEqual([expect.stringContaining(says)]);
});

test.each([
  ['https://werniks.pl', 'źle: https://werniks.pl to publiczny adres'],
  ['https://studio.example', undefined],
  ['http://localhost:3000', undefined],
  ['http://192.168.1.4:3000', undefined],
  [undefined, undefined],
])('CONTENT-10: blanks in the regulations of %s are told: %s', (siteUrl, question) => {
  const blank = { ...artist, seller: { ...artist.seller, address: null, taxId: null } };
  const [, , asked, ...others] = warningsOf({ ...goodTables, artist: blank }, { siteUrl }).map(({ pl }) => pl);
  expect([asked, others]).toEqual([question && expect.stringContaining(question), []]);
  expect(asked ?? 'adres, nip').toContain('adres, nip');
});

test('CONTENT-10: a blank tax number alone is asked about: not everybody who sells has one', () => {
  const blank = { ...artist, seller: { ...artist.seller, taxId: null } };
  const notes = warningsOf({ ...goodTables, artist: blank }, { siteUrl: 'https://werniks.pl' });
  expect(notes.map(({ pl }) => pl)).toEqual([
    expect.stringContaining('do uzupełnienia: sprzedawca, NIP (content/artist.json)'),
    expect.stringContaining('czy na pewno tak? https://werniks.pl'),
  ]);
});
