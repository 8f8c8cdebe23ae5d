import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { artworkById } from '@/content/artworks';
import { posters } from '@/content/shop';
import { fileLongSide } from '@/content/terms';
import { orderFilePath, withdrawalStatements } from '@/domain/api';
import { undoMs } from '@/domain/order/undo';
import { formRequest } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { messages } from '@/messages';
import { translator } from '@/messages/translator';
import { sendDelivered } from '@/server/http/delivered';
import { receive } from '@/server/http/receive/receive';
import { findDelivered } from '@/server/pages/status/answer-file';
import { limits } from '@/server/platform/limits';
import { deliveredFolder, sweepFiles } from '@/server/storage/delivered';
import { retain } from '@/server/submissions/retention/retain';
import { plain } from '@/server/submissions/views/say';
import { fileNamed, type OpenDesk, openDesk, withMail } from '../../desk.fixture';
import { reference } from '../../order-page.fixture';

const day = 24 * 60 * 60 * 1000;
const path = `/orders/${reference}`;
const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251));
const tick = plain(translator('pl')('status.file.tick'));

let at: OpenDesk;
let site: FastifyInstance;
let token = '';
/** An order of a poster's file, which is not made to the buyer's wish. */
async function order(
  fields: Readonly<Record<string, string>> = { ...orders.posters, medium: '1' },
  photos: readonly Buffer[] = [],
): Promise<string> {
  const answer = await receive(
    'shop-order',
    orderRequest({ fields: { ...fields, language: 'pl' }, photos }),
    at.buyer.effects(),
  );
  return (await answer.json()).status.slice(-40);
}
beforeEach(async () => {
  at = await openDesk();
  token = await order();
  site = Fastify();
  site.route<{ Params: { token: string; position: string } }>({
    method: ['GET', 'HEAD'],
    url: `${orderFilePath(':token', '')}:position`,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const found = await findDelivered(request.params, at.buyer.effects());
      if (found instanceof Response) reply.code(found.status).headers(Object.fromEntries(found.headers)).send();
      else await sendDelivered(request, reply, found);
      return reply;
    },
  });
});
afterEach(async () => {
  await site.close();
  await at.close();
});

const folder = () => deliveredFolder(at.settings.dataFolder);
const kept = () => (existsSync(folder()) ? readdirSync(folder()) : []);
const hand = (name = 'IMG_1234.TIF', content: Buffer = bytes) =>
  at.act('file', { file: fileNamed(name, content), unpaid: 'on' });
const agree = () => at.act('agree', { price: '120', by: '2026-12-18' });
const download = (position = 2, headers: Readonly<Record<string, string>> = {}) =>
  site.inject({ url: orderFilePath(token, position), headers });
/** From the private page, as it has the token. */
async function withdraw(own: object = { token }): Promise<Response> {
  const { email } = orders.posters;
  const fields = { order: reference, email, full_name: 'Łucja', what: '', confirmed: 'yes', ...own };
  return receive(withdrawalStatements, await formRequest(withdrawalStatements, { fields }), at.buyer.effects());
}
const consent = (words = tick) => at.buyer.send({ token, language: 'pl', answer: 'early', words });

test('STATUS-23: a file is handed over on the desk, named by what was ordered, and is in no letter', async () => {
  await agree();
  expect((await hand()).statusCode).toBe(303);
  expect(kept()).toHaveLength(1);
  expect(statSync(join(folder(), kept()[0] ?? '')).mode & 0o777).toBe(0o600);
  const page = await at.buyer.html(token);
  expect(page).toMatch(/aria-current="step".*?<b[^>]*>Twój plik jest tutaj<\/b>/);
  await at.buyer.post();
  const letter = at.buyer.letterTo(/Twój plik jest tutaj/);
  expect(letter.text).toMatch(/Plik: .*2026-0001-A2\.tif, 5 kB/);
  expect(letter.files).toEqual({});
  expect(await at.page(path)).toContain('plik przekazany');
});

test('STATUS-25: while money is still due it is asked about, and what was sent is not kept', async () => {
  await agree();
  const asked = await at.act('file', { file: fileNamed('a.tif', bytes) });
  expect([asked.statusCode, asked.body.replaceAll('\u00a0', ' ')]).toEqual([
    422,
    expect.stringContaining('Nie wpłynęło jeszcze 120,00 zł.'),
  ]);
  expect(kept()).toEqual([]);
  expect((await hand()).statusCode).toBe(303);
});

test('STATUS-31: with the last payment the file of a work is handed over, where the studio has it and she ticks so', async () => {
  const own = join(at.settings.dataFolder, 'own');
  await at.close();
  at = await openDesk({ variables: { ...withMail, CONTENT_DIR: own } });
  token = await order();
  await agree();
  const paid = { kind: 'rest', sum: '120', day: '2026-11-20', note: '', opens: 'on' };
  expect(await at.page(path)).not.toContain('name="opens"');
  const poster = posters.find(({ number }) => String(number) === orders.posters.id);
  const picture = join(own, 'images', artworkById(poster?.artwork ?? 0).image);
  mkdirSync(dirname(picture), { recursive: true });
  const large = { width: fileLongSide + 2, height: 3001, channels: 3, background: '#7b2d3c' } as const;
  await sharp({ create: large }).webp().toFile(picture);
  expect((await at.page(path)).replaceAll('\u00a0', ' ')).toContain(`JPEG, ${fileLongSide} × 3000 px`);
  const part = await at.act('payment', { ...paid, sum: '60' });
  expect([part.statusCode, part.body]).toEqual([
    422,
    expect.stringContaining('Plik otwiera się, gdy zapłacono wszystko.'),
  ]);
  const { opens: _, ...unticked } = paid;
  expect((await at.act('payment', { ...unticked, sum: '60' })).statusCode).toBe(303);
  expect(kept()).toEqual([]);
  expect((await at.act('payment', { ...paid, sum: '60' })).statusCode).toBe(303);
  const [file = ''] = kept();
  expect(await sharp(join(folder(), file)).metadata()).toMatchObject({
    format: 'jpeg',
    width: fileLongSide,
    height: 3000,
  });
  expect(statSync(join(folder(), file)).mode & 0o777).toBe(0o600);
  expect((await at.buyer.events()).map(({ type }) => type)).toEqual(['mark', 'payment', 'payment', 'mark']);
  at.buyer.pass(undoMs);
  await at.buyer.post();
  expect(at.buyer.letterTo(/Twój plik jest tutaj/).text).toMatch(/Plik: .*2026-0001-A2\.jpg/);
  expect(await at.page(path)).not.toContain('name="opens"');
});

test('STATUS-24: until the buyer ticks, and until fourteen days are over, nothing is downloaded', async () => {
  await agree();
  await hand();
  const page = await at.buyer.html(token);
  // agreed on Saturday, 21 November: the fourteenth day is a Saturday, so the right lasts to Monday
  expect(plain(page)).toContain('a do 7 grudnia 2026 możesz');
  expect(page).toMatch(/<input(?=[^>]*type="checkbox")(?=[^>]*required)(?![^>]*checked)[^>]*>/);
  expect(page).not.toContain(orderFilePath(token, 2));
  const early = await download();
  expect([early.statusCode, early.headers.location]).toEqual([303, `/zamowienie/stan/${token}#files`]);
  for (const words of ['', 'Zgadzam się na wszystko.']) {
    const answer = await consent(words);
    expect([answer.status >= 400, (await download()).statusCode]).toEqual([true, 303]);
  }
  expect((await (await consent('')).text()).match(/aria-invalid="true"/g)).toHaveLength(1);
  at.buyer.pass(16 * day);
  expect((await download()).statusCode).toBe(303);
  at.buyer.pass(day);
  expect((await download()).statusCode).toBe(200);
});

test('STATUS-24: twenty ticks at once are one, stored with its words and time and confirmed by one letter', async () => {
  await agree();
  await hand();
  const answers = await Promise.all(Array.from({ length: 20 }, () => consent()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  const events = await at.buyer.events();
  const early = events.flatMap((event) => (event.type === 'early' ? [{ ...event, words: plain(event.words) }] : []));
  expect(early).toMatchObject([{ words: tick, at: at.buyer.effects().now() }]);
  expect(await at.buyer.replies()).toHaveLength(1);
  await at.buyer.post();
  const { text } = at.buyer.letterTo(/plik od razu/);
  for (const part of [tick, '21.11.2026', 'art. 16 lit. m']) expect(text).toContain(part);
  const all = await Promise.all(Array.from({ length: 20 }, () => download()));
  expect(all.every(({ statusCode, rawPayload }) => statusCode === 200 && rawPayload.equals(bytes))).toBe(true);
  const again = await at.buyer.html(token);
  expect(again).toContain(`href="${orderFilePath(token, 2)}"`);
  expect(again).not.toContain('type="checkbox"');
  // the page that withdraws knows it
  const contract = await at.buyer.html(token, 'pl', 'contract');
  expect(contract).toContain('prawa odstąpienia od umowy już nie ma');
  expect(contract).not.toContain(`/api/web/form/${withdrawalStatements}/`);
});

test.each(['pl', 'en'] as const)(
  'STATUS-24: the tick ends what the page says of withdrawing, and the way there (%s)',
  async (locale) => {
    await agree();
    await hand();
    const { back } = messages[locale].offer;
    const shown = async () => {
      const page = plain(await at.buyer.html(token, locale));
      return [back.file, back.early, '?step=contract'].map((part) => page.includes(part));
    };
    expect(await shown()).toEqual([true, false, true]);
    await consent();
    // a fault can be told all the same
    expect(await shown()).toEqual([false, true, true]);
  },
);

test('STATUS-2: a file of a painting is delivered and then with its buyer: it neither is sent nor hangs', async () => {
  token = await order({ ...orders.portraits }, [await picture()]);
  const about = '2026-0002-A2';
  const now = async () => plain(/aria-current="step".*?<b[^>]*>([^<]*)/.exec(await at.buyer.html(token))?.[1] ?? '');
  await at.act('file', { file: fileNamed('portret.png', 'x') }, about);
  expect(await now()).toBe(messages.pl.way.file);
  await at.act('done', {}, about);
  expect(await now()).toBe(messages.pl.status.hands.file.done);
});

test('STATUS-24: whoever has withdrawn from the contract before downloads nothing; afterwards the file stays theirs', async () => {
  await agree();
  await hand();
  at.buyer.pass(60_000);
  expect((await withdraw()).status).toBe(201);
  at.buyer.pass(60_000);
  expect(await at.buyer.html(token)).toContain('Od tej umowy odstąpiono');
  await consent();
  expect((await download()).statusCode).toBe(303);
});

test('WITHDRAWAL-5: a statement that a stranger can have sent ends no download', async () => {
  await agree();
  await hand();
  at.buyer.pass(60_000);
  expect((await withdraw({})).status).toBe(201);
  at.buyer.pass(60_000);
  expect(await at.buyer.html(token)).toContain('ktoś podał numer tego zamówienia');
  await consent();
  expect((await download()).statusCode).toBe(200);
});

test.each([
  ['before the tick', false],
  ['after it', true],
])('WITHDRAWAL-5: a statement %s is settled, or answered that there is no such right any more', async (_, isAfter) => {
  await agree();
  await hand();
  if (isAfter) await consent();
  at.buyer.pass(60_000);
  expect((await withdraw()).status).toBe(201);
  at.buyer.pass(60_000);
  if (!isAfter) await consent();
  const { noRight } = messages.pl.desk.answer;
  const statement =
    /href="(\/inbox\/[^"#]+)/.exec(
      (await at.page('/')).replace(/^.*Czeka na Ciebie/s, '').split('<li class="row')[1] ?? '',
    )?.[1] ?? '';
  for (const page of ['/', path, statement])
    expect([page, (await at.read(page)).includes(noRight.early)]).toEqual([page, isAfter]);
  const { answer, withdrawal } = messages.pl.desk.today.steps;
  const [, first = ''] = (await at.page('/')).replace(/^.*Czeka na Ciebie/s, '').split('<li class="row');
  expect([first.includes(`>${answer}<`), first.includes(`>${withdrawal}<`)]).toEqual([isAfter, !isAfter]);
  // two working days for a reply, or fourteen days for the payment: not both
  expect([first.includes('5 gru'), await at.read('/inbox')]).toEqual([
    !isAfter,
    expect.stringContaining(isAfter ? `|${answer}|` : `|${withdrawal}|`),
  ]);
});

test('STATUS-24: what is made to the buyer’s wish has no such right, so nothing is ticked', async () => {
  token = await order({ ...orders.portraits }, [await picture()]);
  const about = '2026-0002-A2';
  await at.act('file', { file: fileNamed('portret.png', 'x') }, about);
  expect(await at.buyer.html(token)).not.toContain('type="checkbox"');
  expect((await download(1)).statusCode).toBe(200);
});

test.each([
  ['bytes=0-99', 206, 0, 100, 'bytes 0-99/5000'],
  ['bytes=4990-', 206, 4990, 5000, 'bytes 4990-4999/5000'],
  ['bytes=-5', 206, 4995, 5000, 'bytes 4995-4999/5000'],
  ['bytes=5000-', 416, 0, 0, 'bytes */5000'],
  ['bytes=x', 200, 0, 5000, undefined],
  ['lines=1-2', 200, 0, 5000, undefined],
])('STATUS-23: the range %s of a file is answered with %i', async (range, status, from, to, contentRange) => {
  await agree();
  await hand();
  await consent();
  const { statusCode, headers, rawPayload } = await download(2, { range });
  expect([statusCode, headers['content-range']]).toEqual([status, contentRange]);
  expect(rawPayload.equals(bytes.subarray(from, to))).toBe(true);
});

test('STATUS-23: a broken download goes on where it stopped, unless the file is another one', async () => {
  await agree();
  await hand();
  await consent();
  const { headers } = await download();
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="[^"]*2026-0001-A2\.tif"/),
  });
  const on = (tag: string) => download(2, { range: 'bytes=100-', 'if-range': tag });
  expect((await on(String(headers.etag))).statusCode).toBe(206);
  expect((await on('"another"')).statusCode).toBe(200);
});

/** Hands over a file of so many bytes, which is never whole in memory: each MiB of it begins with its number. */
async function handLarge(desk: OpenDesk, size: number) {
  const MiB = 1024 * 1024;
  const part = (of: string) => `--b\r\nContent-Disposition: form-data; name=${of}\r\n\r\n`;
  const head = `${part('"seen"')}${(await desk.buyer.events()).length + 1}\r\n${part('"unpaid"')}on\r\n${part('"file"; filename="large.tif"')}`;
  const end = '\r\n--b--\r\n';
  function* body() {
    yield Buffer.from(head);
    for (let at = 0; at < size; at += MiB) {
      const chunk = Buffer.alloc(Math.min(MiB, size - at));
      chunk.write(`${at / MiB}`);
      yield chunk;
    }
    yield Buffer.from(end);
  }
  const sent = request(await desk.app.listen({ host: '127.0.0.1', port: 0 }), {
    method: 'POST',
    path: `${path}/file`,
    headers: {
      ...desk.known,
      'sec-fetch-site': 'same-origin',
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': head.length + size + end.length,
    },
  });
  const answered = once(sent, 'response');
  await pipeline(Readable.from(body()), sent);
  const [answer] = (await answered) as [IncomingMessage];
  await text(answer);
  return answer;
}

test('STATUS-23: a file of 200 MB is taken and downloaded in parts; one byte more is refused in words, and leaves nothing', async () => {
  expect(limits.delivered.bytes).toBe(200 * 1024 * 1024);
  // over the wire all of it goes in desk-cut.spec.ts
  const most = 20 * 1024 * 1024;
  const limited = jest.replaceProperty(limits.delivered, 'bytes', most as never);
  await agree();
  expect((await handLarge(at, most)).statusCode).toBe(303);
  at.buyer.pass(60 * 60 * 1000);
  await consent();
  const { headers, rawPayload } = await download(2, { range: `bytes=${most - 1024 * 1024}-${most - 1024 * 1024 + 2}` });
  expect([headers['content-range'], `${rawPayload}`]).toEqual([expect.stringMatching(`/${most}$`), '19\0']);

  const poor = await openDesk({ freeBytes: limits.disk.photosBelow + most });
  await poor.buyer.order();
  const { headers: refused } = await handLarge(poor, most + 1);
  expect(await poor.page(`${refused.location}`)).toContain(messages.pl.desk.order.file.tooLarge);
  expect(readdirSync(deliveredFolder(poor.settings.dataFolder))).toEqual([]);
  await poor.close();
  limited.restore();
});

test('STATUS-23: nobody without the link, and no other name, gets anything', async () => {
  await agree();
  await hand();
  await consent();
  for (const url of [
    orderFilePath('0'.repeat(40), 2),
    orderFilePath(token, 1),
    `${orderFilePath(token, '')}${kept()[0]}`,
    `${orderFilePath(token, '')}..%2f..%2fstudio.sqlite`,
    `${orderFilePath(token, '')}2e0`,
  ])
    expect([url, (await site.inject({ url })).statusCode]).toEqual([url, 404]);
});

test.each([
  ['../../../etc/cron.d/x', '.'],
  ['a".exe\r\nX: y', '.'],
  ['gnp.\u202eexe', '.exe'],
  ['x.php.tar.gz', '.gz'],
  ['bez końcówki', '.'],
])('STATUS-23: of the name %j of her file the ending stays, if anything', async (name, ending) => {
  await agree();
  const { statusCode } = await hand(name);
  expect(statusCode).toBe(303);
  const [file] = (await at.buyer.events()).flatMap((event) =>
    event.type === 'mark' && event.way?.by === 'file' ? [event.way.name] : [],
  );
  expect(file).toMatch(ending === '.' ? /2026-0001-A2$/ : new RegExp(`2026-0001-A2\\${ending}$`));
  expect(kept()[0]).toMatch(/^[\w-]+$/);
});

test('STATUS-23: without room on the disk, without a file, or with a page of before nothing is kept', async () => {
  await agree();
  const none = await at.act('file', { note: 'Proszę.' });
  expect([none.statusCode, none.body]).toEqual([422, expect.stringContaining('Najpierw wybierz plik.')]);
  const old = { seen: '1', file: fileNamed('x.png', 'x') };
  expect((await at.post(`${path}/file`, old)).statusCode).toBe(409);
  expect(kept()).toEqual([]);
  const poor = await openDesk({ freeBytes: limits.disk.photosBelow + 1000 });
  await poor.buyer.order();
  const full = await poor.act('file', { file: fileNamed('x.png', bytes) });
  expect([full.statusCode, full.body]).toEqual([422, expect.stringContaining('Na dysku strony jest za mało miejsca')]);
  await poor.close();
});

test('STATUS-23: undone in time, a file is gone from the disk; what came back to be mended is replaced', async () => {
  await agree();
  const [next] = [(await at.buyer.events()).length + 1];
  await at.follow(`${path}/file`, { seen: `${next}`, unpaid: 'on', file: fileNamed('x.png', bytes) });
  expect(kept()).toHaveLength(1);
  await at.follow(`${path}/undo`, { undo: `${next}` });
  expect(kept()).toEqual([]);
  await hand('1.png');
  await hand('2.png');
  expect((await at.buyer.html(token)).match(/2026-0001-A2/g)?.length).toBeGreaterThan(0);
  await consent();
  expect((await at.buyer.html(token)).match(/download=""/g)).toHaveLength(2);
  await at.act('start');
  await hand('3.png');
  expect((await at.buyer.html(token)).match(/download=""/g)).toHaveLength(1);
});

test('TRUST-23: a file goes after a year, and what no order has goes in the night', async () => {
  await agree();
  await hand();
  await consent();
  const now = () => at.buyer.effects().now();
  await at.storage.deleteFrom('letters').execute();
  at.buyer.pass(limits.retention.deliveredMs - day);
  await at.page(path);
  expect(await retain(at.storage, now())).toMatchObject({ files: 0, submissions: 0 });
  at.buyer.pass(2 * day);
  expect(await retain(at.storage, now())).toMatchObject({ files: 1, submissions: 0 });
  expect(await at.buyer.html(token)).toContain('już nie jest przechowywany');
  expect((await download()).statusCode).toBe(404);
  // young files may belong to an upload that is not finished
  expect(await sweepFiles(at.storage, folder())).toBe(0);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60 * 60 * 1000);
  expect(await sweepFiles(at.storage, folder())).toBe(1);
  clock.mockRestore();
  expect(kept()).toEqual([]);
});

test('DESK-7: everything of a person has the files that were handed over, whole', async () => {
  await agree();
  await hand();
  const { rawPayload } = await at.get(`/people/${reference}/all.zip`);
  // as programs find it: behind the content, and again in the list at the end
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(bytes));
  const from = rawPayload.indexOf(bytes);
  const name = rawPayload.subarray(0, from).toString().split(`${reference}/2 `)[1];
  expect(name).toMatch(/2026-0001-A2\.tif$/);
  const behind = rawPayload.indexOf(sum, from + bytes.length);
  expect(behind).toBeGreaterThan(from);
  expect(rawPayload.indexOf(sum, behind + 4)).toBeGreaterThan(behind);
});

test('TRUST-23: with its person a file goes at once', async () => {
  await agree();
  await hand();
  await at.act('done');
  expect(kept()).toHaveLength(1);
  const ask = await at.page(`/people/${reference}/erase`);
  const [, going = ''] = /name="going" value="([^"]*)"/.exec(ask) ?? [];
  await at.follow(`/people/${reference}/erase/forever`, { name: 'Źdźbło-Nowakowska', going });
  expect(await at.storage.selectFrom('order_files').select('id').execute()).toEqual([]);
  expect(kept()).toEqual([]);
});
