import { deliveryCost } from './delivery-cost';

const words = { deliverySum: 'from {price}', deliverySumFile: 'free' };

test.each([
  ['file', 'free'],
  ['mug', 'from 25.00 zł'],
  [null, 'from 25.00 zł'],
] as const)('ORDER-28: beside the sum, the delivery of %s is %s', (medium, said) => {
  expect(deliveryCost(medium, words, 'en')).toBe(said);
});
