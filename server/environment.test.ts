import { parseEnvironment } from './environment';

test('everything has a default that serves on localhost', () => {
  expect(parseEnvironment({})).toEqual({
    siteUrl: 'http://localhost:3000',
    publicOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    dataFolder: 'data',
  });
});

test('the site’s own address and the port are among the origins', () => {
  const { publicOrigins } = parseEnvironment({ SITE_URL: 'https://studio.example/', PORT: '4000' });
  expect(publicOrigins).toEqual(['https://studio.example', 'http://localhost:4000', 'http://127.0.0.1:4000']);
});

test('origins that are listed are the only ones', () => {
  const { publicOrigins } = parseEnvironment({
    SITE_URL: 'https://a.example',
    PUBLIC_ORIGINS: 'https://b.example/x, http://c.example:81',
  });
  expect(publicOrigins).toEqual(['https://b.example', 'http://c.example:81']);
});

test('an empty variable is one that is not set', () => {
  expect(parseEnvironment({ PORT: '', DATABASE_URL: ' ', DATA_DIR: '' })).toEqual(parseEnvironment({}));
});

test.each([
  [{ DATABASE_URL: 'postgres://x' }, /^DATABASE_URL is not yet supported.*$/],
  [{ PORT: 'many' }, /^PORT must be a port number$/],
  [{ SITE_URL: 'studio.example' }, /^SITE_URL must be an http\(s\) address$/],
  [{ SITE_URL: 'ftp://studio.example' }, /^SITE_URL must be/],
  [{ PUBLIC_ORIGINS: 'https://a.example b' }, /^PUBLIC_ORIGINS must be/],
])('%j is refused in one line', (env, message) => {
  expect(() => parseEnvironment(env)).toThrow(message);
});
