import { limits } from '../../platform/limits';
import { prefixesOf } from './client-address';
import { countRates } from './rates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function setting() {
  let at = 0;
  const takeFor = countRates(limits.rates, () => at);
  const take = (visitor: string, cost: number) => takeFor(prefixesOf(visitor, limits.rates), cost);
  return {
    pass: (ms: number): void => {
      at += ms;
    },
    take,
    times: (count: number, visitor: string, cost = 1): number =>
      Array.from({ length: count }, () => take(visitor, cost)).filter(({ waitMs }) => waitMs === 0).length,
  };
}

test('TRUST-17: ten at once, then one a minute', () => {
  const { take, times, pass } = setting();
  expect(times(12, 'a')).toBe(10);
  expect(take('a', 1).waitMs).toBe(MINUTE);
  pass(MINUTE - 1);
  expect(take('a', 1).waitMs).toBe(1);
  pass(1);
  expect(times(2, 'a')).toBe(1);
  expect(times(1, 'b')).toBe(1);
});

test('TRUST-17: sixty a day', () => {
  const { take, times, pass } = setting();
  let sent = 0;
  for (let hour = 0; hour < 6; hour += 1) {
    sent += times(10, 'a');
    pass(10 * MINUTE);
  }
  expect(sent).toBe(60);
  // the bucket of the day gets one token in 24 minutes, so two in that hour
  expect(times(10, 'a')).toBe(2);
  expect(take('a', 1).waitMs).toBeGreaterThan(10 * MINUTE);
  pass(24 * HOUR);
  expect(times(11, 'a')).toBe(10);
});

test('TRUST-17: a hundred and twenty a minute, whoever sends', () => {
  const { times, take, pass } = setting();
  const visitors = Array.from({ length: 130 }, (_, index) => `visitor ${index}`);
  expect(visitors.filter((visitor) => times(1, visitor) === 1)).toHaveLength(120);
  expect(take('somebody', 1).waitMs).toBe(500);
  pass(500);
  expect(times(1, 'somebody')).toBe(1);
});

const { burst, prefix56Times, prefix48Times } = limits.rates;

test.each([
  ['of one IPv6 /64', burst, (index: number) => `2001:db8:1:1::${index}`],
  [
    'of one IPv6 /56',
    burst * prefix56Times,
    (index: number) => `2001:db8:1:1${(index % 256).toString(16).padStart(2, '0')}::1`,
  ],
  ['of one IPv6 /48', burst * prefix48Times, (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`],
])('TRUST-17: visitors %s, always another, send %i at once', (_, most, address) => {
  const { times } = setting();
  const sent = Array.from({ length: 100 }, (_, index) => times(1, address(index)));
  expect(sent.filter((one) => one === 1)).toHaveLength(most);
  expect(times(1, '2001:db8:2::1')).toBe(1);
});

test('what is given back may be sent again, what is refused costs nothing', () => {
  const { take, times } = setting();
  expect(times(9, 'a')).toBe(9);
  take('a', 1).refund();
  expect(times(5, 'a')).toBe(1);
  expect(take('a', 1).waitMs).toBe(MINUTE);
});

test('TRUST-17: what is not a browser uses up more', () => {
  expect(setting().times(10, 'a', 3)).toBe(3);
});

test('a crowd of addresses does not fill the memory', () => {
  const takeFor = countRates({ ...limits.rates, sitePerMinute: 1_000_000 }, () => 0);
  const take = (name: string, cost: number) => takeFor([{ name, times: 1 }], cost);
  for (let index = 0; index < 20_000; index += 1) take(`visitor ${index}`, 1);
  const before = process.memoryUsage().heapUsed;
  for (let index = 20_000; index < 60_000; index += 1) take(`visitor ${index}`, 1);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024);
});
