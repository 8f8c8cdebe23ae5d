import { originProblem } from './origin';

const origins = ['https://studio.example', 'http://localhost:3000'];
const ours = 'https://studio.example';

test.each<[string, Record<string, string>, 'request.origin' | null]>([
  ['same origin', { 'sec-fetch-site': 'same-origin' }, null],
  ['typed into the address bar', { 'sec-fetch-site': 'none' }, null],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 'request.origin'],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, 'request.origin'],
  ['an unknown word', { 'sec-fetch-site': '' }, 'request.origin'],
  ['another site that names our origin', { 'sec-fetch-site': 'cross-site', origin: ours }, 'request.origin'],
  ['same origin behind a proxy that changes Origin', { 'sec-fetch-site': 'same-origin', origin: 'http://x' }, null],
  ['our origin', { origin: ours }, null],
  ['our second origin', { origin: 'http://localhost:3000' }, null],
  ['our host under http', { origin: 'http://studio.example' }, 'request.origin'],
  ['another port', { origin: 'http://localhost:3001' }, 'request.origin'],
  ['a foreign origin', { origin: 'https://evil.example' }, 'request.origin'],
  [
    'a foreign origin that the Host header repeats',
    { origin: 'https://evil.example', host: 'evil.example' },
    'request.origin',
  ],
  ['a hidden origin', { origin: 'null' }, 'request.origin'],
  ['a hidden origin with our referer', { origin: 'null', referer: `${ours}/sklep` }, 'request.origin'],
  ['our referer', { referer: `${ours}/sklep?x=1` }, null],
  ['a foreign referer', { referer: 'https://evil.example/https://studio.example' }, 'request.origin'],
  ['a broken referer', { referer: 'studio' }, 'request.origin'],
  ['not a browser', {}, null],
])('TRUST-9: a request from %s', (_, headers, expected) => {
  expect(originProblem(new Headers(headers), origins)).toBe(expected);
});
