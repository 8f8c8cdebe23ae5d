import type { IncomingMessage } from 'node:http';
import { limits } from '../../platform/limits';
import { within } from '../../platform/network';
import { clientAddress, prefixesOf, visitors } from './client-address';

const { rates } = limits;

test.each([
  ['203.0.113.1', ['203.0.113.1']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:DB8:1:0fe2::9', ['2001:db8:1:fe2::/64', '2001:db8:1:f00::/56', '2001:db8:1::/48']],
  ['2001:db8::9', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
])('TRUST-17: the visitor at %s counts for %j', (address, expected) => {
  expect(prefixesOf(address, rates).map(({ name }) => name)).toEqual(expected);
});

test('TRUST-17: wider ones may do more', () => {
  const times = prefixesOf('2001:db8::9', rates).map((prefix) => prefix.times);
  expect(times).toEqual([1, rates.prefix56Times, rates.prefix48Times]);
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
  expect(new Set(times).size).toBe(3);
});

test('TRUST-17: a new port is no new visitor', () => {
  const visitorOf = visitors({ trustedProxies: ['127.0.0.1'], rateLimit: true, limits: { rates } });
  const from = (said: string) =>
    visitorOf({
      socket: { remoteAddress: '127.0.0.1' },
      headers: { 'x-forwarded-for': said },
    } as unknown as IncomingMessage);
  expect(from('192.0.2.1:5678')).toEqual(from('192.0.2.1:5679'));
  expect(from('[2001:db8::1]:443')).toEqual(from('[2001:db8::2]:444'));
});

const trusted = within(['127.0.0.1', '10.0.0.0/8']);

test.each([
  ['198.51.100.7', undefined, '198.51.100.7'],
  ['198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ['127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['::ffff:127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['127.0.0.1', '192.0.2.66, 203.0.113.1', '203.0.113.1'],
  ['127.0.0.1', '192.0.2.66, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', ' ', '127.0.0.1'],
  ['127.0.0.1', 'no address', 'no address'],
  ['127.0.0.1', '203.0.113.1:5678', '203.0.113.1'],
  ['127.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  ['127.0.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['127.0.0.1', '[::ffff:203.0.113.1]:1', '203.0.113.1'],
  ['127.0.0.1', '203.0.113.1:5678, 10.0.0.2:9012', '203.0.113.1'],
  [undefined, undefined, ''],
])('TRUST-17: from the socket %s, which says %s, it is %s', (socket, forwardedFor, expected) => {
  expect(clientAddress({ socket, forwardedFor }, trusted)).toBe(expected);
});
