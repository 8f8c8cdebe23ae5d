import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { everyForm, sendForm } from '../support/forms';
import { longIf } from '../support/in-process/long';
import { keptIn } from '../support/inbox';
import { Project, type Running } from '../support/project';
import { expect, test } from '../support/test';

// All tests share one copy of the project and the site that runs there.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

let project: Project;
let site: Running;
let base: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  project = Project.copy();
  plantOld();
  site = project.run('serve');
  base = await site.address();
});
test.afterAll(() => project.remove());

const old = '/_i/old-0000.js';

/** A file that no later publication has. */
function plantOld(): void {
  const path = join(project.current(), 'site.json');
  const table = JSON.parse(readFileSync(path, 'utf8'));
  const file = { ...Object.values(table.files as Record<string, { file: string }>)[0], file: old.slice(1) };
  writeFileSync(path, JSON.stringify({ ...table, files: { ...table.files, [old]: file } }));
  // of a site that followed another: without it, its own table says what it has
  rmSync(join(project.current(), 'hashed.json'), { force: true });
  const packed = { '': Buffer.from('old'), '.br': brotliCompressSync('old'), '.gz': gzipSync('old') };
  for (const [ending, bytes] of Object.entries(packed))
    writeFileSync(join(project.current(), 'files', old + ending), bytes);
}

/** A sentence of hers on the home page. */
function say(tagline: string): void {
  const path = project.path('data/content/messages/pl.json');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ site: { tagline } }));
}

/** A visitor's browser may lose a connection that rests; none of these rests. */
const once = { connection: 'close' };

/** Asks on a connection of its own, and gives up on an answer that does not begin in 20 s. */
const get = (path = '/') =>
  new Promise<Readonly<{ status: number; text: string }>>((resolve, reject) => {
    const options = { agent: false, headers: once, signal: AbortSignal.timeout(20_000) };
    ask(base + path, options, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, text: body }), reject);
    })
      .on('error', reject)
      .end();
  });
const lastOf = ({ lines }: Running): string => lines.filter(Boolean).at(-1) ?? '';

const sentence = 'Słowa, które właśnie opublikowano';

/** An order over a slow line, a piece of its body at a time until `isEnough`. @returns the status of its answer */
async function slowOrder(isEnough: () => boolean): Promise<number> {
  const request = await everyForm.orders({ email: 'late@poczta.example' });
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), 'content-length': body.length };
  const path = new URL(request.url).pathname;
  const sent = ask({ port: new URL(base).port, method: 'POST', path, headers, agent: false });
  const status = new Promise<number>((resolve, reject) => {
    sent.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
  });
  const piece = Math.ceil(body.length / 400);
  let at = 0;
  for (; !isEnough() && at + piece < body.length; at += piece) {
    sent.write(body.subarray(at, at + piece));
    await wait(250);
  }
  sent.end(body.subarray(at));
  return status;
}

test('TRUST-28, TRUST-31: while a sentence is published every page, order and upload is answered, and the sentence changes once', async () => {
  const before = (await get()).text;
  const files = [...new Set(before.match(/\/(?:_i|works|cards|fonts)\/[\w./-]+\.(?:js|css|woff2|avif|webp|jpg)/g))];
  say(sentence);
  const [seen, statuses]: [boolean[], number[]] = [[], []];
  let [ended, isShown] = [false, false];
  const reader = async (): Promise<void> => {
    while (!ended) {
      const answer = await get();
      statuses.push(answer.status);
      seen.push(answer.text.includes(sentence));
      isShown ||= seen.at(-1) ?? false;
      await wait(5);
    }
  };
  let orders = 0;
  const buyer = async (): Promise<void> => {
    while (!ended) {
      statuses.push((await sendForm(base, 'orders', { headers: once })).status);
      orders += 1;
      await wait(100);
    }
  };
  const visitors = Promise.all([reader(), buyer()]);
  const publishing = project.studio(['publish']);
  // begun when the pages are built, and ended when the new ones are seen
  await publishing.said('Building the pages');
  const slow = slowOrder(() => isShown);
  const code = await publishing.finish();
  statuses.push(await slow);
  await wait(500);
  ended = true;
  await visitors;
  const log = readFileSync(project.path('.site/start.log'), 'utf8').slice(-2000);
  expect([code, lastOf(publishing)], log).toEqual([0, `Your change is on the site: ${base}`]);
  expect(new Set(statuses)).toEqual(new Set([200, 201]));
  // old, and from one moment on new
  const first = seen.indexOf(true);
  expect(first).toBeGreaterThan(0);
  expect(seen.slice(first)).not.toContain(false);
  expect(orders).toBeGreaterThan(10);
  const { submissions, integrity } = keptIn(project.path('data'));
  expect([submissions.length, integrity]).toEqual([orders + 1, 'ok']);
  // a page that was opened before still gets what it names
  expect(files.length).toBeGreaterThan(10);
  for (const path of [old, ...files]) expect.soft((await get(path)).status, path).toBe(200);
  // a step is a line of few words, and nothing else of npm or Next is read
  expect(publishing.lines.filter((line) => !/ \(about \d+ s\)$/.test(line))).toEqual([lastOf(publishing)]);
});

test('TRUST-31: a change that cannot be published ends with 1 and says where, and the site serves on', async () => {
  const path = project.path('data/content/artist.json');
  writeFileSync(path, '{\n  "name": "Anna\n}\n');
  const publishing = project.studio(['publish']);
  expect(await publishing.finish()).toBe(1);
  expect(lastOf(publishing)).toMatch(/^It is NOT on the site: .*artist\.json: cannot be read: .*line 2/);
  expect((await get()).text).toContain(sentence);
  rmSync(path);
});

test(`TRUST-27, TRUST-31: npm start beside a running site publishes; one that does not start is not changed over to, and that is said${longIf(true)}`, async () => {
  say('Słowa, których nikt nie zobaczy');
  const putBack = project.change('server/main.ts', (text) => `throw new Error('planted');\n${text}`);
  const start = project.run('start', { PORT: new URL(base).port });
  expect(await start.finish()).toBe(1);
  expect(lastOf(start)).toMatch(/^It is NOT on the site: the new version did not start/);
  expect((await get()).text).toContain(sentence);
  putBack();
});

test('TRUST-31: --back leads to the site before, once', async () => {
  const back = project.studio(['publish', '--back']);
  expect(await back.finish()).toBe(0);
  expect(lastOf(back)).toMatch(new RegExp(`^The site is again as it was built on .*: ${base}$`));
  expect((await get()).text).not.toContain(sentence);
});

test('a site that is stopped finishes what is under way and ends with 0', async () => {
  // as the site before was built: there is nothing to build
  rmSync(project.path('data/content/messages/pl.json'));
  expect(await site.end('SIGTERM')).toBe(0);
  const publishing = project.studio(['publish']);
  expect(await publishing.finish()).toBe(1);
  expect(lastOf(publishing)).toMatch(/^It is NOT on the site: the site does not run now/);
});
