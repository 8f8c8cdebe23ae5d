import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parseEnvironment } from './environment';
import { limits } from './limits';
import { causeOf, logLine, writeLog } from './log';
import { plainAddress, within } from './network';
import { languageOf } from './request-language';
import { limitNames } from './settings/changeable-limits.mjs';
import { networkOf } from './settings/network.mjs';
import { variableNames } from './settings/variables.mjs';
import { readText, WrongEncoding } from './text-file.mjs';
import { workingDaysAfter } from './warsaw';

describe('environment', () => {
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
});

describe('log', () => {
  test('TRUST-24: a line holds the listed keys and nothing else', () => {
    const careless = { event: 'received', kind: 'shop-order', count: 2, email: 'lucja@poczta.example' } as const;
    expect(JSON.parse(logLine(careless, 0))).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      event: 'received',
      kind: 'shop-order',
      count: 2,
    });
  });

  test.each([
    [new TypeError('lucja@poczta.example is not a function'), 'TypeError'],
    [Object.assign(new Error('full'), { code: 'SQLITE_FULL' }), 'SQLITE_FULL'],
    [Object.assign(new Error(), { code: 'lucja@poczta.example' }), 'Error'],
    ['lucja@poczta.example', 'string'],
  ])('TRUST-24: of an error only its code or class is logged', (error, cause) => {
    expect(causeOf(error)).toBe(cause);
  });

  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a line goes to standard output, where a journal reads it', () => {
    const written: string[] = [];
    writeLog('{}', () => folder, { write: (text) => written.push(text) });
    expect([written, readdirSync(folder)]).toEqual([['{}\n'], []]);
  });

  test('at a terminal a line goes to a file beside the data, which its owner alone may read', () => {
    const written: string[] = [];
    const terminal = { isTTY: true, write: (text: string) => written.push(text) };
    writeFileSync(join(folder, 'server.log'), 'of the start before', { mode: 0o600 });
    for (const line of ['{"one":1}', '{"two":2}']) writeLog(line, () => folder, terminal);
    const path = join(folder, 'server.log');
    expect([written, readFileSync(path, 'utf8')]).toEqual([[], '{"one":1}\n{"two":2}\n']);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    // a folder that is not there stops nothing
    writeLog('{}', () => join(folder, 'absent'), terminal);
  });
});

describe('text file', () => {
  const words = '{ "h": "Żółta łódź" }\r\n';

  /** In Windows-1250, which Node cannot write: the letters of that text alone. */
  const windows = Buffer.from(
    words.replace(/[Żółódź]/g, (letter) => ({ Ż: '\xaf', ó: '\xf3', ł: '\xb3', d: 'd', ź: '\x9f' })[letter] ?? letter),
    'latin1',
  );

  const folder = mkdtempSync(join(tmpdir(), 'text-file-'));
  function saved(bytes: Buffer): string {
    const path = join(folder, 'a.json');
    writeFileSync(path, bytes);
    return path;
  }

  test.each([
    ['as UTF-8', Buffer.from(words)],
    ['with a byte order mark', Buffer.from(`\ufeff${words}`)],
  ])('a file saved %s is read', (_, bytes) => {
    expect(readText(saved(bytes))).toBe(words);
  });

  test.each([
    ['UTF-16', Buffer.from(`\ufeff${words}`, 'utf16le')],
    ['UTF-16', Buffer.from(words, 'utf16le')],
    ['UTF-16', Buffer.from(`\ufeff${words}`, 'utf16le').swap16()],
    ['Windows-1250', windows],
  ])('one saved as %s is refused by its name and encoding', (encoding, bytes) => {
    expect(() => readText(saved(bytes), 'prices.json')).toThrow(new WrongEncoding('prices.json', encoding));
  });
});

describe('network', () => {
  test.each([
    ['127.0.0.1', true],
    ['10.0.0.0/8', true],
    ['::1', true],
    ['fd00::/8', true],
    ['10.0.0.0/33', false],
    ['10.0.0.0/', false],
    ['10.0.0.0/8/8', false],
    ['proxy.example', false],
    ['', false],
  ])('%j is an address or a network: %s', (text, expected) => {
    expect(networkOf(text) !== null).toBe(expected);
  });

  test('an address lies within one of the networks, or in none', () => {
    const trusted = within(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);
    expect(['10.1.2.3', '192.0.2.7', 'fd12::1'].map(trusted)).toEqual([true, true, true]);
    expect(['11.1.2.3', '192.0.2.8', 'fe80::1', 'unknown', ''].map(trusted)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('an IPv4 address as a dual-stack socket writes it', () => {
    expect(plainAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
  });
});

describe('env example', () => {
  const text = readFileSync('.env.example', 'utf8');
  /** With the lines that are only suggested. */
  const everything = parseEnv(text.replace(/^#(?=[A-Z\d_]+=.)/gm, ''));

  test('the example is a configuration, and what it states is the default', () => {
    expect(parseEnvironment(parseEnv(text))).toEqual(parseEnvironment({}));
  });

  test('the suggestions are ones too, and their limits the usual ones', () => {
    expect(parseEnvironment(everything).limits).toEqual(parseEnvironment({}).limits);
  });

  test('every variable is explained, and every limit', () => {
    expect(Object.keys(everything).sort()).toEqual([...variableNames, ...limitNames].sort());
  });
});

describe('request language', () => {
  test.each<[asked: string | undefined, accepted: string | null, 'pl' | 'en']>([
    ['en', 'pl', 'en'],
    ['pl', 'en', 'pl'],
    ['de', 'en-GB,en;q=0.9', 'en'],
    [undefined, 'de-DE,en;q=0.5,pl;q=0.8', 'pl'],
    [undefined, 'EN', 'en'],
    [undefined, 'de', 'pl'],
    [undefined, null, 'pl'],
  ])('API-8: the form says %s, the browser %s: %s', (asked, accepted, expected) => {
    expect(languageOf(new Headers(accepted === null ? {} : { 'accept-language': accepted }), asked)).toBe(expected);
  });
});

describe('warsaw', () => {
  test.each([
    ['2026-11-23T10:00:00Z', 2, '2026-11-25'],
    ['2026-11-26T10:00:00Z', 2, '2026-11-30'],
    // in Warsaw it is Saturday already
    ['2026-11-27T23:30:00Z', 1, '2026-11-30'],
    ['2026-12-30T10:00:00Z', 2, '2027-01-01'],
  ])('STATUS-11: from %s %i working days are over on %s', (at, days, day) => {
    expect(workingDaysAfter(Date.parse(at), days)).toBe(day);
  });
});
