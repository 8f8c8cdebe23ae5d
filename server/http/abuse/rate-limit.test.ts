import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits } from '../../platform/limits';
import { routeOf } from '../routes';
import { rateLimitOf } from './rate-limit';

const browser = { 'sec-fetch-site': 'same-origin' };
const request = (address: string, headers: Record<string, string> = browser): IncomingMessage =>
  ({ socket: { remoteAddress: address }, headers }) as unknown as IncomingMessage;
const response = (statusCode = 201): ServerResponse =>
  Object.assign(new EventEmitter(), { statusCode }) as unknown as ServerResponse;

const settings = {
  trustedProxies: ['127.0.0.1'],
  publicOrigins: ['https://studio.example'],
  rateLimit: true,
  limits: { rates: limits.rates },
};
const contact = routeOf('/api/web/form/contact/');
const order = routeOf('/api/web/form/shop-orders/');

test('TRUST-17: the eleventh form must wait, and the answer says how long', () => {
  const rateLimit = rateLimitOf(settings, () => 0);
  for (let sent = 0; sent < 10; sent += 1) expect(rateLimit(request('192.0.2.1'), response(), contact)).toBeNull();
  expect(rateLimit(request('192.0.2.1'), response(), contact)).toEqual({
    problem: { code: 'request.tooMany' },
    headers: { 'Retry-After': '60' },
  });
  expect(rateLimit(request('192.0.2.2'), response(), contact)).toBeNull();
  expect(rateLimit(request('192.0.2.1'), response(), routeOf('/'))).toBeNull();
});

test.each([
  ['', browser],
  ['of another site ', { 'sec-fetch-site': 'cross-site' }],
])('TRUST-17: a clock that is set back, or was ahead, makes no form %swait for as long', (_, headers) => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2027, 11, 31));
  const rateLimit = rateLimitOf(settings);
  const send = () => rateLimit(request('192.0.2.1', headers), response(), contact);
  const before = send();
  clock.mockReturnValue(Date.UTC(2026, 10, 21));
  expect(send()).toEqual(before);
  clock.mockRestore();
});

test('TRUST-17: three uploads at a time', () => {
  const rateLimit = rateLimitOf(settings, () => 0);
  const running = [1, 2, 3].map(() => response());
  for (const one of running) expect(rateLimit(request('192.0.2.1'), one, order)).toBeNull();
  expect(rateLimit(request('192.0.2.1'), response(), order)?.headers).toEqual({ 'Retry-After': '10' });
  expect(rateLimit(request('192.0.2.1'), response(), contact)).toBeNull();
  running[0]?.emit('close');
  expect(rateLimit(request('192.0.2.1'), response(), order)).toBeNull();
});

test('TRUST-17: uploads at a time are counted for an IPv6 /48 too', () => {
  const rateLimit = rateLimitOf(settings, () => 0);
  const { uploadsAtOnce, prefix48Times } = limits.rates;
  const passed = Array.from({ length: 30 }, (_, index) =>
    rateLimit(request(`2001:db8:1:${(index * 256).toString(16)}::1`), response(), order),
  ).filter((refused) => refused === null);
  expect(passed).toHaveLength(uploadsAtOnce * prefix48Times);
});

const foreign = { 'sec-fetch-site': 'cross-site' };

test('TRUST-17: what is refused for its origin uses up nobody’s limit', () => {
  const rateLimit = rateLimitOf(settings, () => 0);
  const codes = Array.from({ length: 500 }, (_, index) =>
    rateLimit(request(`192.0.2.${index % 200}`, foreign), response(), order),
  );
  expect(new Set(codes.map((refused) => refused?.problem.code))).toEqual(new Set(['request.origin']));
  for (let sent = 0; sent < 10; sent += 1) expect(rateLimit(request('192.0.2.1'), response(), contact)).toBeNull();
});

test('TRUST-17: foreign origins are logged only as often as their own bucket allows', () => {
  let at = 0;
  const rateLimit = rateLimitOf(settings, () => at);
  const logged = (): number =>
    Array.from({ length: 500 }, () => rateLimit(request('192.0.2.1', foreign), response(), contact)).filter(
      (refused) => !refused?.isSilent,
    ).length;
  expect(logged()).toBe(limits.rates.foreignPerMinute);
  expect(rateLimit(request('192.0.2.1', foreign), response(), contact)?.headers).toEqual({ Connection: 'close' });
  at += 60_000;
  expect(logged()).toBe(limits.rates.foreignPerMinute);
});

test('TRUST-17: foreign origins are refused where visitors are not counted, too', () => {
  const rateLimit = rateLimitOf({ ...settings, rateLimit: false }, () => 0);
  expect(rateLimit(request('192.0.2.1', foreign), response(), contact)?.problem.code).toBe('request.origin');
});

test('TRUST-17: only a proxy of ours may say who the visitor is', () => {
  const rateLimit = rateLimitOf(settings, () => 0);
  const sent = (socket: string, visitor: (index: number) => string): number =>
    Array.from({ length: 12 }, (_, index) =>
      rateLimit(request(socket, { ...browser, 'x-forwarded-for': visitor(index) }), response(), contact),
    ).filter((refused) => refused === null).length;
  expect(sent('127.0.0.1', (index) => `203.0.113.${index}`)).toBe(12);
  expect(sent('198.51.100.1', (index) => `203.0.113.${index}`)).toBe(10);
});

test.each([
  [200, 20],
  [503, 20],
  [201, 10],
  [422, 10],
])('of forms answered with %i, %i may follow one another', (status, most) => {
  const rateLimit = rateLimitOf(settings, () => 0);
  const passed = Array.from({ length: 20 }, () => {
    const answer = response(status);
    const refused = rateLimit(request('192.0.2.1'), answer, contact);
    answer.emit('finish');
    return refused;
  }).filter((refused) => refused === null);
  expect(passed).toHaveLength(most);
});

test('TRUST-17: off, for tests', () => {
  const rateLimit = rateLimitOf({ ...settings, rateLimit: false }, () => 0);
  expect(
    Array.from({ length: 50 }, () => rateLimit(request('192.0.2.1'), response(), order)).every((r) => r === null),
  ).toBe(true);
});
