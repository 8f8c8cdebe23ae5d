import { recorded, unrecorded } from './ledger';
import { goodTables, withPortrait } from './tables.fixture';

const renamed = withPortrait({ id: 15, slug: { pl: 'nowa', en: 'new' } });

test('what is in the ledger stays, what is new joins it', () => {
  const { artworks, shop } = recorded(renamed);
  expect(artworks[11]).toEqual(goodTables.ledger.artworks[11]);
  expect(artworks[15]).toEqual({ category: 'portraits', slug: { pl: 'nowa', en: 'new' } });
  expect(shop).toEqual(goodTables.ledger.shop);
});

test('a changed slug is not recorded over the old one', () => {
  const changed = withPortrait({ slug: { pl: 'inna', en: 'other' } });
  expect(recorded(changed)).toEqual(goodTables.ledger);
});

test('new ids are counted', () => {
  expect([unrecorded(goodTables), unrecorded(renamed)]).toEqual([0, 1]);
});
