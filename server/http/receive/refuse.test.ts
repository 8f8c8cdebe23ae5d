import { giveToken, originProblem, tokenProblem, validToken } from './refuse';

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

const token = '0123456789abcdef0123456789abcdef';
const cookie = `theme=dark; csrftoken=${token}; other=1`;

test.each<[string, Record<string, string>, 'request.token' | null]>([
  ['no cookie, no header', {}, null],
  ['no cookie, but a header', { 'x-csrftoken': token }, null],
  ['an empty cookie', { cookie: 'csrftoken=' }, null],
  ['a cookie of nearly that name', { cookie: `xcsrftoken=${token}` }, null],
  ['cookie and header alike', { cookie, 'x-csrftoken': token }, null],
  ['cookie without header', { cookie }, 'request.token'],
  ['cookie and another header', { cookie, 'x-csrftoken': token.replace('0', '1') }, 'request.token'],
  ['cookie and an empty header', { cookie, 'x-csrftoken': '' }, 'request.token'],
  ['a form sent by the browser itself', { cookie, 'sec-fetch-mode': 'navigate' }, null],
  ['a form of an older browser', { cookie, accept: 'text/html,*/*' }, null],
  ['a script that asks for HTML', { cookie, accept: 'text/html', 'sec-fetch-mode': 'cors' }, 'request.token'],
])('API-10, TRUST-10: %s', (_, headers, expected) => {
  expect(tokenProblem(new Headers(headers))).toBe(expected);
});

test.each([
  ['ours', cookie, token],
  ['somebody else’s', 'csrftoken=abc', null],
  ['none', '', null],
])('a token that is %s', (_, header, expected) => {
  expect(validToken(new Headers({ cookie: header }))).toBe(expected);
});

const asked = (headers: Record<string, string> = {}): Response =>
  giveToken(new Request('http://localhost/api/web/csrf/', { headers }));

test('API-10: the cookie can be read by the script, and is never stored by a cache', () => {
  const answer = asked();
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toMatch(/^csrftoken=[0-9a-f]{32}; Path=\/; SameSite=Lax$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('two visitors get two tokens', () => {
  expect(asked().headers.get('set-cookie')).not.toBe(asked().headers.get('set-cookie'));
});

test('a second tab keeps the token of the first', () => {
  const cookie = 'csrftoken=0123456789abcdef0123456789abcdef';
  expect(asked({ cookie }).headers.get('set-cookie')).toContain(cookie);
});

test('under https the cookie is marked so', () => {
  expect(asked({ 'x-forwarded-proto': 'https' }).headers.get('set-cookie')).toMatch(/; Secure$/);
});
