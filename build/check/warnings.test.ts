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
  ['samples', withPortrait({ sample: true }), artist, '1 works are still samples'],
  ['sample particulars', goodTables, { ...artist, sample: true }, 'particulars are still samples'],
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
