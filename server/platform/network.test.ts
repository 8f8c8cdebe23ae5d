import { plainAddress, within } from './network';
import { networkOf } from './settings/network.mjs';

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['proxy.example', false],
  ['', false],
])('%j is an address or a network: %s', (text, expected) => {
  expect(networkOf(text) !== null).toBe(expected);
});

test('an address lies within one of the networks, or in none', () => {
  const trusted = within(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);
  expect(['10.1.2.3', '192.0.2.7', 'fd12::1'].map(trusted)).toEqual([true, true, true]);
  expect(['11.1.2.3', '192.0.2.8', 'fe80::1', 'unknown', ''].map(trusted)).toEqual([false, false, false, false, false]);
});

test('an IPv4 address as a dual-stack socket writes it', () => {
  expect(plainAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
});
