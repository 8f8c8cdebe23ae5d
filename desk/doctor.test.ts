import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderRequest } from '@/e2e/support/in-process/order-request';
import { openPostOffice, type PostOffice } from '@/e2e/support/in-process/post-office';
import { receive } from '@/server/http/receive/receive';
import { parseEnvironment } from '@/server/platform/environment';
import { madeDelivered } from '@/server/storage/delivered';
import { NoDatabase } from '@/server/storage/open';
import { typed } from './typed.fixture';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

/** A site that answers with the id of a build, or with something else. */
function answering(body: string): Promise<number> {
  const server = createHttpServer((_, answer) => void answer.end(body));
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });
}

/** A project's folder with a site that was just built, and content of before. */
function project(siteUrl: string | null = null): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  mkdirSync(join(folder, '.site/1'), { recursive: true });
  symlinkSync('1', join(folder, '.site/current'));
  mkdirSync(join(folder, 'data/content'), { recursive: true });
  mkdirSync(join(folder, 'content'));
  const built = new Date(Date.now() - 1000);
  writeFileSync(
    join(folder, '.site/current/built.json'),
    JSON.stringify({ hash: '', siteUrl, at: built.toISOString() }),
  );
  writeFileSync(join(folder, '.site/current/site.json'), JSON.stringify({ id: 'built' }));
  for (const name of ['content', 'data/content']) utimesSync(join(folder, name), 0, 0);
  return folder;
}

const sender = { from: { name: '', address: 'www@studio.example' }, to: 'anna@studio.example', siteUrl: '' };

let office: PostOffice;
let sitePort: number;
let folder: string;
let usual = parseEnvironment({});
beforeAll(async () => {
  office = await openPostOffice('sqlite');
  sitePort = await answering(JSON.stringify({ version: '1', build: 'built' }));
  folder = project();
  usual = parseEnvironment({ PORT: `${sitePort}` });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await office.close();
});

const look = (changes: object = {}, effects: object = {}) =>
  typed(['doctor'], {
    withStorage: (work) => work(office.studio.storage),
    now: Date.now,
    folder,
    settings: () => ({
      ...usual,
      ...office.studio.place,
      contentFolder: join(folder, 'data/content'),
      mail: { ...sender, url: office.sink.url },
      ...changes,
    }),
    ...effects,
  });
const failing = (code: string) => ({ withStorage: () => Promise.reject(Object.assign(new Error(code), { code })) });

test('DESK-5: the doctor finds nothing wrong, in a line each, and ends with 0', async () => {
  const { code, out, err } = await look();
  expect([code, err]).toEqual([0, '']);
  const lines = out.trimEnd().split('\n');
  expect(lines.map((line) => line.slice(0, 19).trimEnd())).toEqual([
    'OK      Letters',
    'NOTE    Copy',
    'NOTE    Account',
    'OK      Database',
    'OK      Space',
    'OK      Files',
    'OK      Mail',
    'NOTE    Content',
    'OK      Changes',
    'OK      Site',
  ]);
});

test('says which of the content are samples still', async () => {
  const { out } = await look({}, { folder: '.' });
  const [line = ''] = /^NOTE +Content.*$/m.exec(out) ?? [];
  expect(line).toMatch(/Still samples: portraits, .*content:check/);
  expect(line.length).toBeLessThan(300);
});

test('a public address without the address of who sells is wrong', async () => {
  const { out } = await look({ siteUrl: 'https://werniks.pl' }, { folder: '.' });
  expect(out).toMatch(/^WRONG +Content .*wrong: https:\/\/werniks\.pl is a public address.*: address, taxId\./m);
});

test('a change that is not built is named, with when it was made', async () => {
  const changed = join(folder, 'data/content/shop.json');
  writeFileSync(changed, '{}');
  expect((await look()).out).toMatch(/^NOTE +Changes .*data\/content\/shop\.json was changed .*studio -- publish$/m);
  rmSync(changed);
  // what was removed is a change of its folder
  expect((await look()).out).toMatch(/^NOTE +Changes .*data\/content was changed/m);
  utimesSync(join(folder, 'data/content'), 0, 0);
  writeFileSync(join(folder, '.site/newest-did-not-build'), '');
  expect((await look()).out).toMatch(/^WRONG +Changes .*could not be published/m);
  rmSync(join(folder, '.site/newest-did-not-build'));
  const empty = mkdtempSync(join(tmpdir(), 'project-'));
  expect((await look({}, { folder: empty })).out).toMatch(/^WRONG +Changes .*not built yet/m);
  rmSync(empty, { recursive: true });
});

test('a site that does not answer, another program, an earlier build, and another address than the built one', async () => {
  const [strange, before] = await Promise.all([answering('hello'), answering('{"version":"1","build":"earlier"}')]);
  const at = (port: number) => ({ port, siteUrl: `http://localhost:${port}` });
  const { out, code } = await look(at(1));
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(/^WRONG +Site +Nobody answers at http:\/\/localhost:1\. Start/m),
  ]);
  expect((await look(at(strange))).out).toMatch(/^WRONG +Site .*other program/m);
  expect((await look(at(before))).out).toMatch(/^WRONG +Site .*older version/m);
  const address = await look({ siteUrl: 'https://studio.example' });
  expect(address.out).toMatch(/^WRONG +Site .*localhost:\d+, .*SITE_URL is https:\/\/studio\.example/m);
});

test('a process on another port is found at the address of the visitors', async () => {
  const siteUrl = `http://localhost:${sitePort}`;
  const other = project(siteUrl);
  const { out } = await look({ port: 1, siteUrl }, { folder: other });
  expect(out).toMatch(new RegExp(`^OK +Site +Answers at ${siteUrl}`, 'm'));
  rmSync(other, { recursive: true });
});

test.each<[string, object, object, RegExp]>([
  ['a damaged database', {}, failing('SQLITE_NOTADB'), /^WRONG +Database .*damaged\. SQLITE_NOTADB: .*restore/m],
  [
    'none',
    {},
    { withStorage: () => Promise.reject(new NoDatabase('/srv/other')) },
    /^WRONG +Database .*none in \/srv\/other\./m,
  ],
  ['one that may not be written', {}, failing('SQLITE_READONLY'), /^WRONG +Database .*chmod 600/m],
  ['one that is not reached', {}, failing('ECONNREFUSED'), /^WRONG +Database .*DATABASE_URL/m],
  [
    'a full disk',
    { limits: { ...parseEnvironment({}).limits, disk: { writesBelow: 1e18, photosBelow: 1e18 } } },
    {},
    /^WRONG +Space .*all forms.*free some space/m,
  ],
  [
    'a disk without room for photos',
    { limits: { ...parseEnvironment({}).limits, disk: { writesBelow: 0, photosBelow: 1e18 } } },
    {},
    /^WRONG +Space .*photos are refused/m,
  ],
  ['a folder that is not there', { dataFolder: '/nowhere' }, {}, /^WRONG +Space .*DATA_DIR/m],
  [
    'a mail server that nobody knows',
    { mail: { ...sender, url: 'smtp://mail.invalid:25' } },
    {},
    /^WRONG +Mail .*mail\.invalid/m,
  ],
])('%s is one line that says how to mend it, and ends with 1', async (_, changes, effects, line) => {
  const { code, out, err } = await look(changes, effects);
  expect(out).toMatch(line);
  expect([code, err]).toEqual([1, expect.stringMatching(/^To be fixed: \d\n$/)]);
  expect(out.trimEnd().split('\n')).toHaveLength(10);
});

test('a mail server that refuses the password, and one that hangs up', async () => {
  const answers = ['220 hello\r\n', '250-hello\r\n250 AUTH PLAIN\r\n', '535 no\r\n'];
  for (const [greeting, expected] of [
    [answers, /^WRONG +Mail .*\((535|EAUTH)\): it refuses the password/m],
    [[], /^WRONG +Mail .*does not answer/m],
  ] as const) {
    const server = createServer((socket) => {
      const left = [...greeting];
      const say = () => (left.length > 0 ? socket.write(left.shift() ?? '') : socket.end());
      socket.on('data', say).on('error', () => undefined);
      say();
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const url = `smtp://anna:secret-word@127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { out, err } = await look({ mail: { ...sender, url } });
    server.close();
    expect(out).toMatch(expected);
    expect(out + err).not.toContain('secret-word');
  }
});

test('letters that wait without a server, and wrong settings', async () => {
  expect((await look({ mail: null })).out).toMatch(/^NOTE +Letters .*SMTP_URL, MAIL_FROM and MAIL_TO/m);
  const settings = () => parseEnvironment({ PORT: 'x', SITE_URL: 'y' });
  const { code, err } = await look({}, { settings });
  expect([code, err]).toEqual([1, expect.stringContaining('PORT must be a port number\nSITE_URL must')]);
});

test('letters that were given up', async () => {
  await receive('shop-order', orderRequest(), office.studio.effects);
  expect((await look()).out).toMatch(/^OK +Letters +2 waiting to be sent$/m);
  await office.studio.storage.updateTable('letters').set({ state: 'parked' }).where('kind', '=', 'buyer').execute();
  expect((await look()).out).toMatch(/^WRONG +Letters +1 letter did not leave\..*Health/m);
});

test('DESK-5: a file of an order that is gone', async () => {
  const { storage, effects, place } = office.studio;
  madeDelivered(place.dataFolder);
  await receive('shop-order', orderRequest(), effects);
  const { id } = await storage.selectFrom('submissions').select('id').limit(1).executeTakeFirstOrThrow();
  await storage
    .insertInto('order_files')
    .values({ id: 'away', submission_id: id, position: 1, bytes: 1, sha256: 'x' })
    .execute();
  expect((await look()).out).toMatch(/^WRONG +Files .*1 file .*delivered: away\./m);
  await storage.deleteFrom('order_files').execute();
  expect((await look()).out).toMatch(/^OK +Files/m);
});
