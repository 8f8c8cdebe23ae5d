import { changedFrom, isHers, overlaid } from './overlay';

const sample = { city: 'Toruń', name: { pl: 'Anna', en: 'Ann' }, social: [{ name: 'a' }, { name: 'b' }], taxId: null };
const hers = { name: { en: 'Anna' }, social: [{ name: 'c' }] };

test('objects are read key by key, a list or a value of hers stands in the place of the sample’s', () => {
  expect(overlaid(sample, hers)).toEqual({ ...sample, name: { pl: 'Anna', en: 'Anna' }, social: [{ name: 'c' }] });
  expect(overlaid(sample, undefined)).toBe(sample);
});

test.each<readonly [path: readonly PropertyKey[], whose: boolean]>([
  [[], true],
  [['city'], false],
  [['name'], true],
  [['name', 'pl'], false],
  [['name', 'en'], true],
  // the sample has a second row, the list is hers
  [['social', 1, 'name'], true],
  [['absent'], false],
])('%j: hers is %s', (path, whose) => {
  expect(isHers(hers, path)).toBe(whose);
});

test('what is written down is what differs', () => {
  expect(changedFrom(sample, overlaid(sample, hers))).toEqual(hers);
  expect(changedFrom(sample, JSON.parse(JSON.stringify(sample)))).toBeUndefined();
  expect(changedFrom(sample, { ...sample, taxId: '123' })).toEqual({ taxId: '123' });
});
