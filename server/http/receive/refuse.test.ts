import { limits } from '../../platform/limits';
import { refuse } from './refuse';

const rules = { publicOrigins: ['https://studio.example'], bodyBytes: limits.shopOrderBody };
const request = (headers: Record<string, string>, method = 'POST'): Request =>
  new Request('https://studio.example/api', { method, headers });

test.each<[string, Record<string, string>, string | undefined]>([
  ['a foreign page', { origin: 'https://evil.example' }, 'request.origin'],
  ['a missing token', { cookie: 'csrftoken=abc' }, 'request.token'],
  ['a body one byte over the limit', { 'content-length': String(limits.shopOrderBody + 1) }, 'request.tooLarge'],
  ['a body at the limit', { 'content-length': String(limits.shopOrderBody) }, undefined],
  ['a key that is no UUIDv4', { 'idempotency-key': '1' }, 'request.malformed'],
  ['a key', { 'idempotency-key': '3F2504E0-4F89-41D3-9A0C-0305E82C3301' }, undefined],
  ['nothing of note', {}, undefined],
])('before reading: %s', (_, headers, code) => {
  expect(refuse(request(headers), rules)?.code).toBe(code);
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('API-7: POST only, not %s', (method) => {
  expect(refuse(request({}, method), rules)).toEqual({ code: 'request.method' });
});
