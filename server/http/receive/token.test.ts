import { tokenProblem, validToken } from './token';

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
