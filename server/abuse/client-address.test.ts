import { clientAddress, visitorOf } from './client-address';
import { within } from './network';

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
  [undefined, undefined, ''],
])('trust: from the socket %s, which says %s, it is %s', (socket, forwardedFor, expected) => {
  expect(clientAddress({ socket, forwardedFor }, trusted)).toBe(expected);
});

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('trust: the visitor at %s is %s', (address, expected) => {
  expect(visitorOf(address)).toBe(expected);
});
