import type { IncomingMessage } from 'node:http';
import { gate, routeOf } from './routes';

const asked = (method: string, headers: Record<string, string>): IncomingMessage =>
  ({ method, headers, headersDistinct: {} }) as unknown as IncomingMessage;

const MiB = 1024 * 1024;

test.each<[string, string, Record<string, string>, string | undefined]>([
  ['GET', '/', {}, undefined],
  ['HEAD', '/galeria', {}, undefined],
  ['GET', '/', { 'content-length': '0' }, undefined],
  ['GET', '/', { 'content-length': '1' }, 'request.tooLarge'],
  ['GET', '/', { 'transfer-encoding': 'chunked' }, 'request.tooLarge'],
  ['POST', '/', {}, 'request.method'],
  ['POST', '/api/web/gallery', {}, 'request.method'],
  ['OPTIONS', '/api/web/form/contact/', {}, 'request.method'],
  ['GET', '/api/web/form/contact', {}, 'request.method'],
  ['POST', '/api/web/form/contact', { 'transfer-encoding': 'chunked' }, undefined],
  ['POST', '/api/web/form/contact/', { 'content-length': String(64 * 1024) }, undefined],
  ['POST', '/api/web/form/contact/', { 'content-length': String(64 * 1024 + 1) }, 'request.tooLarge'],
  ['POST', '/api/web/form/registration-lessons/', { 'content-length': String(65 * 1024) }, 'request.tooLarge'],
  ['POST', '/api/web/form/orders/', { 'content-length': String(16 * MiB) }, undefined],
  ['POST', '/api/web/form/orders/', { 'content-length': String(16 * MiB + 1) }, 'request.tooLarge'],
  ['POST', '/api/web/form/shop-orders/', { 'content-length': String(61 * MiB) }, undefined],
  ['POST', '/api/web/form/shop-orders/', { 'content-length': String(61 * MiB + 1) }, 'request.tooLarge'],
])('API-7: %s %s with %j', (method, path, headers, code) => {
  expect(gate(asked(method, headers), routeOf(path))?.problem.code).toBe(code);
});

test('the answer names the allowed methods', () => {
  expect(gate(asked('PUT', {}), routeOf('/'))?.headers).toEqual({ Allow: 'GET, HEAD' });
  expect(gate(asked('PUT', {}), routeOf('/api/web/form/orders/'))?.headers).toEqual({ Allow: 'POST' });
});

test('a request that names two hosts is refused (RFC 9112, 3.2)', () => {
  const request = { method: 'GET', headers: {}, headersDistinct: { host: ['a.example', 'b.example'] } };
  expect(gate(request as unknown as IncomingMessage, routeOf('/'))?.problem.code).toBe('request.malformed');
});
