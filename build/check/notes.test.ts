import { contentsOf } from './contents.fixture';
import { notesOf } from './notes';
import { goodTables, withPortrait } from './tables.fixture';

const seller = { name: 'Anna', address: 'ul. Długa 1', taxId: '1' };
const artist = { ...goodTables.artist, seller };
const textsOf = (...args: Parameters<typeof notesOf>): readonly string[] => notesOf(...args).map(({ text }) => text);

test('nothing is noted of content that is ready', () => {
  expect(notesOf({ ...goodTables, artist }, contentsOf(false), {})).toEqual([]);
});

test('CONTENT-10: each room and each table that is still a sample is named', () => {
  const tables = withPortrait({ sample: true });
  const notes = notesOf({ ...tables, artist }, contentsOf(true), {});
  expect(notes.flatMap(({ sample }) => sample ?? [])).toEqual([
    ...['portraits', 'particulars', 'prices', 'terms', 'lessons', 'fromPhoto'],
  ]);
});

test.each([
  ['blanks', goodTables, { ...artist, seller: { ...seller, taxId: null } }, 'has to fill in artist.seller.taxId'],
  ['new ids', withPortrait({ id: 15, slug: { pl: 'a', en: 'b' } }), artist, '1 new ids are not in content/ids.json'],
] as const)('ROUTES-18: %s are mentioned', (_what, tables, particulars, says) => {
  expect(textsOf({ ...tables, artist: particulars }, contentsOf(false), {})).toEqual([expect.stringContaining(says)]);
});

test.each([
  ['https://werniks.pl', true],
  ['https://studio.example', undefined],
  ['http://localhost:3000', undefined],
  ['http://192.168.1.4:3000', undefined],
  [undefined, undefined],
])('CONTENT-10: blanks in the regulations of %s are wrong: %s', (siteUrl, isWrong) => {
  const blank = { ...artist, seller: { ...seller, address: null, taxId: null } };
  const notes = notesOf({ ...goodTables, artist: blank }, contentsOf(false), { siteUrl });
  expect(notes.some((note) => note.isWrong)).toBe(isWrong ?? false);
});

test('CONTENT-10: a blank tax number alone is asked about: not everybody who sells has one', () => {
  const blank = { ...artist, seller: { ...seller, taxId: null } };
  expect(textsOf({ ...goodTables, artist: blank }, contentsOf(false), { siteUrl: 'https://werniks.pl' })).toEqual([
    expect.stringContaining('has to fill in artist.seller.taxId'),
    expect.stringContaining('is that meant so? https://werniks.pl'),
  ]);
});
