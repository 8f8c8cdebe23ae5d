import { parseEnvironment } from './environment';

test('everything has a default that serves on localhost', () => {
  expect(parseEnvironment({})).toEqual({
    siteUrl: 'http://localhost:3000',
    publicOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    dataFolder: 'data',
    databaseUrl: null,
    mail: null,
    mailHost: 'localhost',
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

test('letters leave where the server and both addresses are known', () => {
  const { mail, mailHost } = parseEnvironment({
    ...{ SMTP_URL: 'smtp://mail.example:25', MAIL_FROM: 'www@studio.example', MAIL_TO: 'anna@studio.example' },
    SITE_URL: 'https://www.studio.example',
  });
  expect(mail).toEqual({ url: 'smtp://mail.example:25', from: 'www@studio.example', to: 'anna@studio.example' });
  expect(mailHost).toBe('studio.example');
});

test('an empty variable is one that is not set', () => {
  expect(parseEnvironment({ PORT: '', DATABASE_URL: ' ', DATA_DIR: '' })).toEqual(parseEnvironment({}));
});

test.each([
  [{ DATABASE_URL: 'mysql://anna:secret@x' }, /^DATABASE_URL must be a postgres:\/\/ address$/],
  [{ SMTP_URL: 'https://anna:secret@x' }, /^SMTP_URL must be an smtp:\/\/ or smtps:\/\/ address$/],
  [{ SMTP_URL: 'smtp://x', MAIL_TO: 'a@x.pl' }, /^SMTP_URL needs MAIL_FROM and MAIL_TO beside it$/],
  [{ MAIL_TO: 'a@x.pl, b@x.pl' }, /^MAIL_TO must be one e-mail address$/],
  [{ PORT: 'many' }, /^PORT must be a port number$/],
  [{ SITE_URL: 'studio.example' }, /^SITE_URL must be an http\(s\) address$/],
  [{ SITE_URL: 'ftp://studio.example' }, /^SITE_URL must be/],
  [{ PUBLIC_ORIGINS: 'https://a.example b' }, /^PUBLIC_ORIGINS must be/],
])('%j is refused in one line', (env, message) => {
  expect(() => parseEnvironment(env)).toThrow(message);
});
