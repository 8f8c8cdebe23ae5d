import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { orderRequest } from '@/e2e/support/in-process/order-request';
import { openPostOffice, type PostOffice } from '@/e2e/support/in-process/post-office';
import { databases } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { parseEnvironment } from '@/server/platform/environment';
import { backUp } from '@/server/storage/backup/back-up';
import { typed } from './typed.fixture';

const usual = parseEnvironment({});
const sender = { from: { name: '', address: 'www@studio.example' }, to: 'anna@studio.example', siteUrl: '' };

describe.each(databases)('DESK-5: the doctor in %s', (database) => {
  let office: PostOffice;
  beforeAll(async () => {
    office = await openPostOffice(database);
  });
  afterAll(() => office.close());

  const look = (changes: object = {}, effects: object = {}) =>
    typed(['doctor'], {
      open: async () => office.studio.storage,
      now: Date.now,
      folder: office.studio.folder,
      settings: () => ({ ...usual, ...office.studio.place, mail: { ...sender, url: office.sink.url }, ...changes }),
      ...effects,
    });
  const failing = (code: string) => ({ open: () => Promise.reject(Object.assign(new Error(code), { code })) });

  test('finds nothing wrong, in a line each, and ends with 0', async () => {
    const { code, out, err } = await look({}, { folder: '.' });
    expect([code, err]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => line.slice(0, 19).trimEnd())).toEqual([
      'OK      Baza',
      'OK      Dysk',
      'OK      Poczta',
      'OK      Listy',
      'OK      Treść',
      'OK      Zegar',
    ]);
  });

  test('names what a restoration put aside, which is nothing wrong', async () => {
    const { place } = office.studio;
    const aside = `${place.dataFolder}/before-2026-11-22-030000.sqlite`;
    await backUp(place, aside);
    const { code, out } = await look();
    rmSync(aside);
    expect(out).toMatch(/^UWAGA +Baza +otwiera się.*leży w .*before-2026-11-22-030000\.sqlite\. .*dane osobowe\.$/m);
    expect(code).toBe(0);
  });

  test.each<[string, object, object, RegExp]>([
    [
      'a damaged database',
      {},
      failing('SQLITE_NOTADB'),
      /^ŹLE +Baza +plik jest uszkodzony \(SQLITE_NOTADB\)\. .*restore/m,
    ],
    ['one that may not be written', {}, failing('SQLITE_READONLY'), /^ŹLE +Baza .*chmod 600/m],
    ['one that is not reached', {}, failing('ECONNREFUSED'), /^ŹLE +Baza .*DATABASE_URL/m],
    [
      'a full disk',
      { limits: { ...usual.limits, disk: { writesBelow: 1e18, photosBelow: 1e18 } } },
      {},
      /^ŹLE +Dysk .*Zwolnij miejsce/m,
    ],
    [
      'a disk without room for photos',
      { limits: { ...usual.limits, disk: { writesBelow: 0, photosBelow: 1e18 } } },
      {},
      /^ŹLE +Dysk .*zdjęcia nie są przyjmowane/m,
    ],
    ['a folder that is not there', { dataFolder: '/nowhere' }, {}, /^ŹLE +Dysk .*DATA_DIR/m],
    [
      'a mail server that nobody knows',
      { mail: { ...sender, url: 'smtp://mail.invalid:25' } },
      {},
      /^ŹLE +Poczta .*mail\.invalid/m,
    ],
  ])('%s is one line that says how to mend it, and ends with 1', async (_, changes, effects, line) => {
    const { code, out, err } = await look(changes, effects);
    expect(out).toMatch(line);
    expect([code, err]).toEqual([1, expect.stringMatching(/^Do naprawienia: \d\n$/)]);
    expect(out.trimEnd().split('\n')).toHaveLength(6);
  });

  test('a mail server that refuses the password, and one that hangs up', async () => {
    const answers = ['220 hello\r\n', '250-hello\r\n250 AUTH PLAIN\r\n', '535 no\r\n'];
    for (const [greeting, expected] of [
      [answers, /^ŹLE +Poczta .*hasła \((535|EAUTH)\)/m],
      [[], /^ŹLE +Poczta .*nie odpowiada/m],
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
    expect((await look({ mail: null })).out).toMatch(/^UWAGA +Poczta .*SMTP_URL, MAIL_FROM i MAIL_TO/m);
    const settings = () => parseEnvironment({ PORT: 'x', SITE_URL: 'y' });
    const { code, err } = await look({}, { settings });
    expect([code, err]).toEqual([1, expect.stringContaining('PORT must be a port number\nSITE_URL must')]);
  });

  test('letters that were given up, and a clock that is late', async () => {
    await receive('shop-order', orderRequest(), office.studio.effects);
    expect((await look()).out).toMatch(/^OK +Listy +czekają na wysłanie: 2\.$/m);
    await office.studio.storage.updateTable('letters').set({ state: 'parked' }).where('kind', '=', 'buyer').execute();
    expect((await look()).out).toMatch(/^ŹLE +Listy .*outbox retry --parked/m);
    const now = () => office.studio.effects.now() - 48 * 60 * 60_000;
    expect((await look({}, { now })).out).toMatch(/^ŹLE +Zegar .*timedatectl/m);
  });
});
