import { causeOf, logLine } from './log';

test('TRUST-24: a line holds the listed keys and nothing else', () => {
  const careless = { event: 'received', kind: 'shop-order', count: 2, email: 'lucja@poczta.example' } as const;
  expect(JSON.parse(logLine(careless, 0))).toEqual({
    ...{ time: '1970-01-01T00:00:00.000Z', event: 'received', kind: 'shop-order', count: 2 },
  });
});

test.each([
  [new TypeError('lucja@poczta.example is not a function'), 'TypeError'],
  [Object.assign(new Error('full'), { code: 'SQLITE_FULL' }), 'SQLITE_FULL'],
  [Object.assign(new Error(), { code: 'lucja@poczta.example' }), 'Error'],
  ['lucja@poczta.example', 'string'],
])('TRUST-24: of an error only its code or class is logged', (error, cause) => {
  expect(causeOf(error)).toBe(cause);
});
