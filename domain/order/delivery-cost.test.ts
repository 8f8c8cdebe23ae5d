import { deliveryCost } from './delivery-cost';

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
