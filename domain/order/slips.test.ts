import { meantPrice, slipsIn } from './slips';

const plain = { work: 195_000, quoted: 195_000, email: 'lucja@poczta.example', isPayable: true };

test.each([
  [{}, ''],
  [{ work: 19_500 }, 'price'],
  [{ work: 1_950_000 }, 'price'],
  [{ work: 21_500 }, ''],
  [{ quoted: null, work: 1 }, ''],
  [{ email: 'lucja@gmial.com' }, 'email'],
  [{ isPayable: false }, 'account'],
])('DESK-8: of an offer with %j is asked: %s', (changed, asked) => {
  expect(slipsIn({ ...plain, ...changed }).join(' ')).toBe(asked);
});

test.each([
  [19_500, 195_000, 195_000],
  [2150, 195_000, 215_000],
  [1_950_000, 195_000, 195_000],
  [10, 195_000, null],
])('DESK-8: where %i is typed and the form showed %i, probably %s was meant', (work, quoted, meant) => {
  expect(meantPrice(work, quoted)).toBe(meant);
});
