import { emptyDraft, type OrderDraft } from './order';
import { presetsOf } from './presets';
import { summaryLines } from './summary-lines';

const poster = emptyDraft('posters', 1);

test.each<[string, Partial<OrderDraft>, object]>([
  ['a print in A4', { medium: 'print', size: 'a4' }, { 'attribute.size': '2' }],
  ['a print in A3', { medium: 'print', size: 'a3' }, { 'attribute.size': '3' }],
  ['a print in A1, as large as the artwork', { medium: 'print', size: 'a1' }, { 'attribute.size': '' }],
  ['a print in a size of their own', { medium: 'print', size: 'custom' }, {}],
  ['a mug', { medium: 'mug' }, { size: '1' }],
  ['a mug with a size', { medium: 'mug', size: 'a2' }, {}],
  ['wood, whose size is asked', { medium: 'wood' }, {}],
])('ORDER-21: what follows from the choice of %s', (_, choice, presets) => {
  expect(presetsOf({ ...poster, ...choice })).toEqual(presets);
});

test.each<[OrderDraft['size'], number]>([
  ['a1', 0],
  ['custom', 1],
])('ORDER-21: of a print in %s so many attributes are left to agree: %d', (size, open) => {
  const lines = summaryLines({ ...poster, medium: 'print', size }, null);
  expect(lines.filter(({ name, value }) => name === 'attribute' && value === null)).toHaveLength(open);
});
