import { giveToken } from './give-token';

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
