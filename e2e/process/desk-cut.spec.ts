import { createHash, randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, connect as tcp } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { enter } from '../support/desk';
import { sendForm } from '../support/forms';
import { keptPort } from '../support/in-process/kept-port';
import { expect, test } from '../support/own-site';
import { photo } from '../support/photos';
import { Project } from '../support/project';
import type { Running } from '../support/running';

const isLong = Boolean(process.env.TEST_LONG);
const MiB = 1024 * 1024;
const boundary = 'of-the-test';

type Start = Parameters<Parameters<typeof test>[2]>[0]['startSite'];

/** What a desk and its programs would write: a copy of the project, with three orders. */
async function openProject(startSite: Start) {
  const project = Project.copy();
  const data = project.path('data');
  // the site makes the database
  const site = await startSite({ DATA_DIR: data });
  const sent = [1, 2, 3].map(async () => (await sendForm(site.base, 'shop-orders')).json());
  const references: readonly string[] = (await Promise.all(sent)).map(({ reference }) => reference);
  await site.stop();
  const settings = { DESK_PORT: `${await keptPort()}` };
  const base = `http://127.0.0.1:${settings.DESK_PORT}`;
  const desk = await project.startDesk(settings);
  const link = await project.deskLink(settings);
  const cookie = await enter(link);
  const as = (at = base) => ({
    page: async (path: string) => (await fetch(at + path, { headers: { cookie } })).text(),
    /** @returns whether it was accepted */
    async post(path: string, fields: Readonly<Record<string, string | Blob | readonly Blob[]>>): Promise<boolean> {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields))
        for (const one of [value].flat()) form.append(name, one as string);
      const isText = [...form.values()].every((value) => typeof value === 'string');
      const body = isText ? new URLSearchParams([...form] as [string, string][]) : form;
      const headers = { cookie, origin: base };
      const answer = await fetch(at + path, { method: 'POST', body, headers, redirect: 'manual' });
      return answer.status === 303 && /[?&]done=/.test(answer.headers.get('location') ?? '');
    },
  });
  return { project, settings, base, desk, references, as, data };
}
type Opened = Awaited<ReturnType<typeof openProject>>;

const seenIn = (page: string): string => /name="seen" value="(\d+)"/.exec(page)?.[1] ?? '';
const filesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
const nameOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The rows of the database, while nobody writes. */
function rowsOf<Row>({ data }: Opened, statement: string): readonly Row[] {
  const database = new Database(join(data, 'studio.sqlite'), { readonly: true });
  try {
    return database.prepare(statement).all() as readonly Row[];
  } finally {
    database.close();
  }
}

/** What stands of a price in the artist's own table, in zł. */
function priceIn({ data }: Opened): number {
  const table = join(data, 'content/prices.json');
  return existsSync(table) ? JSON.parse(readFileSync(table, 'utf8')).prices.portraits.oil.one.a3 / 100 : Number.NaN;
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // it has ended
  }
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const kills = Number(process.env.KILLS ?? (isLong ? 200 : 4));

test('DESK-19: killed again and again in the middle of acts, uploads, changes of content and publications, the desk has what it answered, once, and leaves nothing', async ({
  startSite,
}) => {
  test.setTimeout(180_000 + kills * 30_000 + (isLong ? 900_000 : 0));
  const opened = await openProject(startSite);
  const { project, settings, as, references, data } = opened;
  const { page, post } = as();
  let desk: Running = opened.desk;
  const photos = join(data, 'desk/new-works');
  const { buffer } = await photo('whole.jpg', 800, 1000);
  const day = dayInWarsaw(Date.now());
  let n = 0;
  let price = priceIn(opened);
  const [answered, waiting] = [new Set<string>(), new Set<string>()];
  let typed = new Set<number>();
  const figures = { notes: 0, files: 0, photos: 0, prices: 0, publications: 0 };

  /** What each does until the desk is gone, in the middle of something. */
  const acts: readonly (() => Promise<void>)[] = [
    ...references.map((reference, at) => async () => {
      const path = `/orders/${reference}`;
      const text = `note ${++n}`;
      const seen = seenIn(await page(path));
      const act = (['note', 'message', 'payment'] as const)[at] ?? 'note';
      const fields = { text, english: 'on', note: text, sum: '1', day, kind: 'deposit', step: 'send' };
      if (!(await post(`${path}/${act}`, { seen, ...fields }))) return;
      answered.add(text);
      figures.notes += 1;
      if (at > 0) return;
      const file = new Blob([new Uint8Array(MiB).fill(++n)]);
      const sent = { seen: seenIn(await page(path)), note: `file ${n}`, unpaid: 'on', sure: 'unpaid', file };
      if (!(await post(`${path}/file`, sent))) return;
      answered.add(sent.note);
      figures.files += 1;
    }),
    async () => {
      const sent = [1, 2, 3].map(() => Buffer.concat([buffer, Buffer.from(`${++n}`)]));
      if (!(await post('/works/upload', { photos: sent.map((bytes) => new File([bytes], 'a.jpg')) }))) return;
      for (const bytes of sent) waiting.add(nameOf(bytes));
      figures.photos += 3;
    },
    async () => {
      const field = 'v.prices.prices.portraits.oil.one.a3';
      const was = new RegExp(`name="was\\.${field}" value="([^"]+)"`).exec(
        await page('/prices?type=portraits&technique=oil'),
      )?.[1];
      const next = 700 + (++n % 100);
      typed.add(next);
      if (!(await post('/prices/save', { to: '/prices', [`was.${field}`]: was ?? '', [field]: `${next}` }))) return;
      [price, typed] = [next, new Set()];
      figures.prices += 1;
    },
  ];
  try {
    for (let round = 0; round < kills; round += 1) {
      let isOver = false;
      const doing = Promise.allSettled(
        // each change of content is checked whole, which takes seconds: it has every fourth round
        acts.slice(0, round % 4 === 0 ? undefined : -1).map(async (act) => {
          while (!isOver) await act();
        }),
      );
      if (round % 40 === 1 && (await post('/publish/start', {}))) figures.publications += 1;
      await wait(randomInt(20, round % 4 === 0 ? 6000 : 1500));
      isOver = true;
      await desk.cut();
      for (const ended of await doing) if (ended.status === 'rejected') expect(ended.reason.name).toBe('TypeError');

      const there = filesIn(photos).filter((name) => !name.includes('.'));
      const contents = there.map((name) => name.slice(-16));
      expect(new Set(contents).size).toBe(contents.length);
      expect([...waiting].filter((one) => !contents.includes(one))).toEqual([]);
      for (const name of there) {
        expect(nameOf(readFileSync(join(photos, name)))).toBe(name.slice(-16));
        rmSync(join(photos, name));
      }
      waiting.clear();
      const now = priceIn(opened);
      if (Number.isFinite(now)) expect([price, ...typed]).toContain(now);
      const published = project.path('.site/publication.json');
      // half of the publications go on without the desk
      if (round % 80 === 1 && existsSync(published)) killGroup(JSON.parse(readFileSync(published, 'utf8')).pid);
      desk = await project.startDesk(settings);
    }

    // what is done after the last kill is done, and a change cleans up after those that were cut
    for (const act of acts) await act();
    expect(priceIn(opened)).toBe(price);
    expect(filesIn(join(data, 'content/.changing')).filter((name) => !/^(undo\.json|before)$/.test(name))).toEqual([]);
    const checked = project.command(['tsx', 'scripts/content-check.ts']);
    expect([await checked.finish(), checked.lines]).toEqual([0, expect.anything()]);

    expect(rowsOf(opened, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    const events = rowsOf<{ type: string; data: string }>(opened, 'select type, data from order_events');
    const texts = events.flatMap(({ data }) => JSON.parse(data).text ?? JSON.parse(data).note ?? []);
    expect(texts).toHaveLength(new Set(texts).size);
    expect([...answered].filter((text) => !texts.includes(text))).toEqual([]);
    // no letter without its event, no file without its row
    const eventOf = 'select 1 from order_events e where e.submission_id = l.submission_id and e.position = l.part';
    expect(rowsOf(opened, `select l.id from letters l where kind = 'update' and not exists (${eventOf})`)).toEqual([]);
    const files = rowsOf<{ id: string; sha256: string }>(opened, 'select id, sha256 from order_files');
    expect(files).toHaveLength(events.filter(({ data }) => JSON.parse(data).way?.by === 'file').length);
    for (const { id, sha256 } of files) expect(sha256).toContain(nameOf(readFileSync(join(data, 'delivered', id))));
    const left = filesIn(join(data, 'delivered')).length - files.length;
    console.log(JSON.stringify({ kills, ...figures, answered: answered.size, left }));
    expect(answered.size).toBeGreaterThan(0);
    if (!isLong) return;
    // what was cut before is built whole now; no site runs in this project that could show it
    const noted = () => JSON.parse(readFileSync(project.path('.site/publication.json'), 'utf8'));
    await expect.poll(() => Boolean(noted().ended) || !runs(noted().pid), { timeout: 300_000 }).toBe(true);
    expect(await post('/publish/start', {})).toBe(true);
    await expect.poll(() => noted().ended, { timeout: 600_000 }).toMatchObject({ end: 'absent' });
    const built = JSON.parse(readFileSync(join(project.current(), 'own/prices.json'), 'utf8'));
    expect(built.prices.portraits.oil.one.a3 / 100).toBe(price);
  } finally {
    await project.remove();
  }
});

/** A line that breaks every connection after some time, and is slow meanwhile. `whole`: from now on it holds. */
async function badLine(to: number) {
  let isWhole = false;
  let cuts = 0;
  const server = createServer((near) => {
    const far = tcp(to, '127.0.0.1');
    // the desk answers to its own name alone
    near.on('data', (bytes: Buffer) => {
      const isHead = bytes.subarray(0, 5).toString() === 'POST ';
      const sent = isHead
        ? Buffer.from(bytes.toString('latin1').replace(/^host: .*$/im, `host: 127.0.0.1:${to}`), 'latin1')
        : bytes;
      if (!far.write(sent)) near.pause();
    });
    far.on('drain', () => near.resume()).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
    if (isWhole) return;
    setTimeout(
      () => {
        if (near.destroyed) return;
        cuts += 1;
        near.destroy();
      },
      randomInt(5, 3000),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    cuts: () => cuts,
    mend: () => {
      isWhole = true;
    },
    close: () => server.close(),
  };
}

const lineMs = Number(process.env.LINE_MS ?? (isLong ? 600_000 : 10_000));

test('CONTENT-15: sixty photos and a file of 200 MB over a line that is cut again and again: each is there once, and no part of one', async ({
  startSite,
}) => {
  test.setTimeout(lineMs + 240_000);
  const opened = await openProject(startSite);
  const { project, as, references, data, desk } = opened;
  const line = await badLine(Number(opened.settings.DESK_PORT));
  const { post } = as(line.base);
  const { page } = as();
  const { buffer } = await photo('telephone.jpg', 4032, 3024);
  const fill = Buffer.alloc(MiB);
  const sixty = Array.from({ length: 60 }, (_, at) => Buffer.concat([buffer, fill, Buffer.from([at])]));
  const path = `/orders/${references[0]}`;
  const descriptors = () => readdirSync(`/proc/${desk.child.pid}/fd`).length;
  const before = descriptors();
  /** As somebody who tries again until it is there. */
  const untilTaken = async (send: () => Promise<boolean>): Promise<number> => {
    for (let tries = 1; ; tries += 1) {
      if (await send().catch(() => false)) return tries;
      await wait(200);
    }
  };
  const chosen = sixty.map((bytes, at) => new File([new Uint8Array(bytes)], `${at}.jpg`));
  const print = new File([new Uint8Array(200 * MiB).fill(7)], 'print.tif');
  const photos = () => post('/works/upload', { photos: chosen });
  const delivered = () => filesIn(join(data, 'delivered'));
  const file = async () =>
    post(`${path}/file`, {
      seen: seenIn(await page(path)),
      note: 'For print.',
      unpaid: 'on',
      file: print,
    });
  try {
    setTimeout(line.mend, lineMs);
    const [photoTries, fileTries] = await Promise.all([untilTaken(photos), untilTaken(file)]);
    const names = filesIn(join(data, 'desk/new-works')).filter((name) => !name.includes('.json'));
    expect(new Set(names.map((name) => name.slice(-16)))).toEqual(new Set(sixty.map(nameOf)));
    expect(names).toHaveLength(60);
    const kept = rowsOf<{ id: string }>(opened, 'select id from order_files');
    expect([...delivered()].toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
    // what closes is closed
    await expect.poll(descriptors, { timeout: 20_000 }).toBeLessThan(before + 6);
    const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${desk.child.pid}/status`, 'utf8'))?.[1]) / 1024;
    console.log(JSON.stringify({ cuts: line.cuts(), photoTries, fileTries, files: kept.length, peak }));
  } finally {
    line.close();
    await project.remove();
  }
});

test('DESK-16: strangers who push bodies fill no memory of the desk', async ({ startSite }) => {
  test.setTimeout(180_000);
  const { project, desk, settings } = await openProject(startSite);
  const status = (what: string): number =>
    Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${desk.child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const [multipart, texts] = [`multipart/form-data; boundary=${boundary}`, 'application/x-www-form-urlencoded'];
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n`;
  const bytes = Buffer.alloc(MiB, 'a');
  /** Pushes 40 MB of a body that says it is 400 MB, and never ends it. */
  async function push(path: string, type: string) {
    const socket = tcp(Number(settings.DESK_PORT), '127.0.0.1')
      .on('error', () => undefined)
      .setMaxListeners(100);
    const head = [`POST ${path} HTTP/1.1`, `Host: 127.0.0.1:${settings.DESK_PORT}`, 'Sec-Fetch-Site: same-origin'];
    socket.write([...head, `Content-Type: ${type}`, `Content-Length: ${400 * MiB}`, '', part].join('\r\n'));
    for (let sent = 0; sent < 40 && !socket.destroyed; sent += 1) {
      if (socket.write(bytes)) continue;
      await Promise.race([wait(2000), new Promise((resolve) => socket.once('drain', resolve).once('close', resolve))]);
    }
    return socket;
  }
  try {
    const paths = ['/enter', '/enter/anything', '/language', '/works/upload', '/orders/2026-0001-AA/file'];
    const pushed = paths.flatMap((path) => [multipart, texts].map((type) => [path, type] as const));
    const sockets = await Promise.all([1, 2, 3, 4].flatMap(() => pushed.map((one) => push(...one))));
    console.log(JSON.stringify({ connections: sockets.length, now: status('VmRSS'), peak: status('VmHWM') }));
    expect(status('VmHWM')).toBeLessThan(300);
    for (const socket of sockets) socket.destroy();
  } finally {
    await project.remove();
  }
});
