import { parseEnvironment } from './environment';
import { limits } from './limits';

test('everything has a default that serves on localhost', () => {
  const { sockets, rates, disk } = limits;
  expect(parseEnvironment({})).toEqual({
    deskPort: 3001,
    deskUrl: null,
    host: undefined,
    port: 3000,
    siteUrl: 'http://localhost:3000',
    publicOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    dataFolder: 'data',
    contentFolder: 'data/content',
    databaseUrl: null,
    mail: null,
    mailHost: 'localhost',
    trustedProxies: [],
    rateLimit: true,
    limits: { sockets, rates, disk },
  });
});

test('a limit is changed by its name', () => {
  const { limits: changed } = parseEnvironment({ LIMIT_SMALL_BODY_MS: '500', LIMIT_BURST: '2', LIMIT_PER_DAY: ' ' });
  expect(changed.sockets).toEqual({ ...limits.sockets, smallBodyMs: 500 });
  expect(changed.rates).toEqual({ ...limits.rates, burst: 2 });
});

test('how much room a disk must have is bytes, and may be none', () => {
  const { limits: changed } = parseEnvironment({ LIMIT_PHOTOS_BELOW: '5368709120', LIMIT_WRITES_BELOW: '0' });
  expect(changed.disk).toEqual({ ...limits.disk, photosBelow: 5 * 1024 ** 3, writesBelow: 0 });
});

test('proxies are listed by address or by network', () => {
  const { trustedProxies } = parseEnvironment({ TRUSTED_PROXIES: '127.0.0.1, ::1 10.0.0.0/8,fd00::/8' });
  expect(trustedProxies).toEqual(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8']);
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
    SMTP_URL: 'smtp://mail.example:25',
    MAIL_FROM: 'Anna Nowak <www@studio.example>',
    MAIL_TO: 'anna@studio.example',
    SITE_URL: 'https://www.studio.example',
  });
  expect(mail).toEqual({
    url: 'smtp://mail.example:25',
    from: { name: 'Anna Nowak', address: 'www@studio.example' },
    to: 'anna@studio.example',
    siteUrl: 'https://www.studio.example',
  });
  expect(mailHost).toBe('studio.example');
});

test('an empty variable is one that is not set', () => {
  expect(parseEnvironment({ PORT: '', DATABASE_URL: ' ', DATA_DIR: '' })).toEqual(parseEnvironment({}));
});

test.each([
  [{ DATABASE_URL: 'mysql://anna:secret@x' }, /^DATABASE_URL must be a postgres:\/\/ address$/],
  [{ SMTP_URL: 'https://anna:secret@x' }, /^SMTP_URL must be an smtp:\/\/ or smtps:\/\/ address$/],
  [{ SMTP_URL: 'smtp://x', MAIL_TO: 'a@x.pl' }, /^SMTP_URL needs MAIL_FROM and MAIL_TO beside it$/],
  [{ MAIL_FROM: 'Anna Nowak' }, /^MAIL_FROM must be one e-mail address, with or without a name: Anna Nowak <.*>$/],
  [{ MAIL_FROM: 'Anna <a@x.pl>\r\nBcc: b@x.pl' }, /^MAIL_FROM must be one e-mail address/],
  [{ MAIL_TO: 'a@x.pl, b@x.pl' }, /^MAIL_TO must be one e-mail address$/],
  [{ PORT: 'many' }, /^PORT must be a port number$/],
  [{ PORT: '30.5' }, /^PORT must be a port number$/],
  [{ HOST: 'http://127.0.0.1' }, /^HOST must be an IP address or a host name$/],
  [{ DATABASE_URL: 'postgres://anna:25?secret@x/studio' }, /^DATABASE_URL must have each @ in its password/],
  [{ SMTP_URL: 'smtp://' }, /^SMTP_URL must be/],
  [{ SMTP_URL: 'smtp://anna:25/secret@mail.example' }, /^SMTP_URL must have each @ in its password/],
  [{ MAIL_FROM: 'www@studio' }, /^MAIL_FROM must be one e-mail address/],
  [{ MAIL_TO: 'anna@studio..example' }, /^MAIL_TO must be one e-mail address$/],
  [{ SITE_URL: 'https://anna:secret@studio.example' }, /^SITE_URL must be/],
  [{ SITE_URL: 'https://studio.example/shop' }, /^SITE_URL must be/],
  [{ PUBLIC_ORIGINS: '*' }, /^PUBLIC_ORIGINS must be http\(s\) addresses$/],
  [{ TRUSTED_PROXIES: '127.0.0.1 10.0.0' }, /^TRUSTED_PROXIES must be/],
  [{ PICTURES: 'some' }, /^PICTURES must be all or few$/],
  [{ LIMIT_SPOOL_BYTES: '4096 MiB' }, /^LIMIT_SPOOL_BYTES must be a whole number/],
  [{ SITE_URL: 'studio.example' }, /^SITE_URL must be an http\(s\) address without a path$/],
  [{ SITE_URL: 'ftp://studio.example' }, /^SITE_URL must be/],
  [{ PUBLIC_ORIGINS: 'https://a.example b' }, /^PUBLIC_ORIGINS must be/],
  [{ TRUSTED_PROXIES: 'localhost' }, /^TRUSTED_PROXIES must be IP addresses or networks such as 10\.0\.0\.0\/8$/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must be/],
  [{ RATE_LIMIT: 'ON' }, /^RATE_LIMIT must be on or off$/],
  [{ LIMIT_BURST: 'ten' }, /^LIMIT_BURST must be a whole number above 0$/],
  [{ LIMIT_BURST: '0' }, /^LIMIT_BURST must be a whole number above 0$/],
  [{ LIMIT_WRITES_BELOW: '-1' }, /^LIMIT_WRITES_BELOW must be a whole number$/],
  [{ LIMIT_BRUST: '10' }, /^LIMIT_BRUST is not the name of a limit$/],
])('%j is refused in one line', (env, message) => {
  expect(() => parseEnvironment(env)).toThrow(message);
  // addresses may contain passwords
  expect(() => parseEnvironment(env)).not.toThrow('secret');
});
