import { deliveryCost, isListed } from './delivery-cost';

const words = { deliverySum: 'from {price}, depending', deliverySumTo: 'from {price}', deliverySumFile: 'free' };

test.each([
  ['file', null, 'free'],
  ['file', 'world', 'free'],
  ['mug', null, 'from 25.00 zł, depending'],
  ['mug', 'pl', 'from 25.00 zł'],
  ['mug', 'eu', 'from 79.00 zł'],
  [null, 'world', 'from 149.00 zł'],
] as const)('ORDER-28: what delivery of %s to %s costs', (medium, destination, said) => {
  expect(deliveryCost({ medium, destination }, words, 'en')).toBe(said);
});

test.each([
  ['mug', 'a1', true],
  ['print', 'a3', true],
  ['print', null, true],
  ['print', 'a0', true],
  ['print', 'custom', false],
  [null, 'a4', true],
  [null, 'a2', false],
  ['wood', 'a0', false],
  ['wood', null, false],
  [null, 'custom', false],
  [null, null, false],
] as const)('ORDER-30: the price of delivery of %s, %s, is the one in the table: %s', (medium, size, is) => {
  expect(isListed({ medium, size })).toBe(is);
});
