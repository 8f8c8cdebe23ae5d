import { prefixesOf } from '../abuse/client-address';
import { sharedBudget } from './held-bytes';

const times = { prefix56Times: 2, prefix48Times: 6 };

function setting({ most = 1000, share = 400, graceMs = 15 } = {}) {
  let at = 0;
  const room = sharedBudget({ most, share, graceMs }, () => at);
  const lost: string[] = [];
  return {
    pass: (ms: number): void => {
      at += ms;
    },
    lost,
    enter: (address: string) => room(prefixesOf(address, times), () => lost.push(address)),
  };
}

test('TRUST-18: an address holds a share, not all', () => {
  const { enter } = setting();
  const [first, second] = [enter('192.0.2.1'), enter('192.0.2.1')];
  expect([first.take(300), second.take(101), second.take(100)]).toEqual([true, false, true]);
  expect(enter('192.0.2.2').take(400)).toBe(true);
  first.release();
  expect(second.take(300)).toBe(true);
});

test('TRUST-18: an IPv6 /56 and /48 hold a share too, a wider one', () => {
  const { enter } = setting({ most: 100_000, share: 100 });
  const held = (addresses: readonly string[]): number => addresses.filter((address) => enter(address).take(100)).length;
  expect(held(['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1', '2001:db8:0:2::1'])).toBe(2);
  expect(held(['100', '200', '300', '400', '500'].map((group) => `2001:db8:0:${group}::1`))).toBe(4);
  expect(held(['2001:db8:1::1'])).toBe(1);
});

test('TRUST-18: where there is no room left, slow ones lose their place first', () => {
  const { enter, pass, lost } = setting();
  const [slow, slower, quick] = [enter('192.0.2.1'), enter('192.0.2.2'), enter('192.0.2.3')];
  expect([slow.take(300), slower.take(200), quick.take(350)]).toEqual([true, true, true]);
  pass(15);
  const newcomer = enter('192.0.2.4');
  expect(newcomer.take(250)).toBe(true);
  expect(lost).toEqual(['192.0.2.2']);
  expect(slower.take(1)).toBe(false);
  expect(newcomer.take(100)).toBe(true);
  expect(lost).toEqual(['192.0.2.2']);
  expect(newcomer.take(50)).toBe(true);
  expect(lost).toEqual(['192.0.2.2', '192.0.2.1']);
  // a lost reservation is not subtracted again
  slow.release();
  slower.release();
  quick.arrived();
  const last = enter('192.0.2.5');
  expect([last.take(251), last.take(250)]).toEqual([false, true]);
});

test('TRUST-18: whoever is slowest does not take another’s place', () => {
  const { enter, pass, lost } = setting({ share: 1000 });
  const [slowest, other] = [enter('192.0.2.1'), enter('192.0.2.2')];
  slowest.take(100);
  other.take(900);
  pass(15);
  expect(slowest.take(1)).toBe(false);
  expect(lost).toEqual([]);
});

test.each<[string, (place: { arrived: () => void }) => void, number]>([
  ['who has only begun', () => undefined, 14],
  ['whose body has come', ({ arrived }) => arrived(), 15],
])('TRUST-18: nobody loses a place %s', (_, before, ms) => {
  const { enter, pass, lost } = setting({ share: 1000 });
  const place = enter('192.0.2.1');
  place.take(1000);
  before(place);
  pass(ms);
  expect(enter('192.0.2.2').take(1)).toBe(false);
  expect(lost).toEqual([]);
});
