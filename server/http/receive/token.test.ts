import { giveToken, tokenProblem, validToken } from './token';

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
