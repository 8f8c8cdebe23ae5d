import { type Column, listing } from './columns';

const columns: readonly Column[] = [
  { heading: 'No', most: 6 },
  { heading: 'What', most: 20, least: 4 },
  { heading: 'Who', most: 20, least: 4, leaves: 2 },
  { heading: 'Photos', most: 6, leaves: 1 },
];
const rows = [
  ['000001', 'a portrait of a dog', 'Łucja', '2'],
  ['000002', 'a poster', '絵画教室 絵画教室', ''],
];

test.each([
  [80, ['No      What                 Who                Photos', '000001  a portrait of a dog  Łucja              2']],
  [40, ['No      What         Who         Photos', '000001  a portrait…  Łucja       2']],
  [22, ['No      What    Who', '000001  a por…  Łucja']],
  [14, ['No      What', '000001  a por…']],
  [1, ['No      What', '000001  a p…']],
])('within %i columns a list is cut first, then left out in parts', (width, expected) => {
  const lines = listing(columns, rows, width);
  expect(lines.slice(0, 2)).toEqual(expected);
  expect(lines).toHaveLength(3);
});

test('a list without rows is its headings', () => {
  expect(listing(columns, [], 80)).toEqual(['No  What  Who  Photos']);
});
