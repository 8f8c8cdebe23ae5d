import { meantPrice, slipsIn } from './slips';

const plain = {
  work: 195_000,
  quoted: 195_000,
  by: '2026-12-16',
  arrives: '2026-12-18',
  wished: '2026-12-18',
  aYearAhead: '2027-11-26',
  email: 'lucja@poczta.example',
};

test.each([
  [{}, ''],
  [{ work: 21_500 }, 'price'],
  [{ work: 600_000 }, 'price'],
  [{ work: 100_000 }, ''],
  [{ quoted: null, work: 1 }, ''],
  [{ arrives: '2026-12-19' }, 'wish'],
  [{ arrives: null, by: '2026-12-19' }, 'wish'],
  [{ arrives: '2026-12-19', wished: null }, ''],
  [{ by: '2028-12-16', arrives: null, wished: null }, 'far'],
  [{ email: 'lucja@gmial.com' }, 'email'],
])('DESK-8: of an offer with %j is asked: %s', (changed, asked) => {
  expect(slipsIn({ ...plain, ...changed }).join(' ')).toBe(asked);
});

test.each([
  [21_500, 195_000, 215_000],
  [2150, 195_000, 215_000],
  [1_950_000, 195_000, 195_000],
  [90_000, 195_000, null],
  [210_000, 195_000, null],
])('DESK-8: where %i is typed and the form showed %i, probably %s was meant', (work, quoted, meant) => {
  expect(meantPrice(work, quoted)).toBe(meant);
});
