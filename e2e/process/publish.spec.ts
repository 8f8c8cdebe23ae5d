import { chmodSync, mkdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendForm } from '../support/forms';
import { keptIn } from '../support/inbox';
import { Nginx, needsNginx } from '../support/nginx';
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
  site = project.run('serve');
  base = await site.address();
});
test.afterAll(() => project.remove());

/** A sentence of hers on the home page. */
function say(tagline: string): void {
  const path = project.path('data/content/messages/pl.json');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ site: { tagline } }));
}

/** A visitor's browser may lose a connection that rests; none of these rests. */
const once = { connection: 'close' };
const page = async (): Promise<string> => (await fetch(base, { headers: once })).text();
const lastOf = ({ lines }: Running): string => lines.filter(Boolean).at(-1) ?? '';

const sentence = 'Słowa, które właśnie opublikowano';

test('TRUST-31: while a sentence is published every page and every order is answered, and the sentence changes once', async () => {
  say(sentence);
  const [seen, statuses]: [boolean[], number[]] = [[], []];
  let ended = false;
  const reader = async (): Promise<void> => {
    while (!ended) {
      const answer = await fetch(base, { headers: once });
      statuses.push(answer.status);
      seen.push((await answer.text()).includes(sentence));
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
  const code = await publishing.finish();
  await wait(500);
  ended = true;
  await visitors;
  expect([code, lastOf(publishing)]).toEqual([0, `Twoja zmiana jest na stronie: ${base}`]);
  expect(new Set(statuses)).toEqual(new Set([200, 201]));
  // old, and from one moment on new
  const first = seen.indexOf(true);
  expect(first).toBeGreaterThan(0);
  expect(seen.slice(first)).not.toContain(false);
  expect(orders).toBeGreaterThan(10);
  const { submissions, integrity } = keptIn(project.path('data'));
  expect([submissions.length, integrity]).toEqual([orders, 'ok']);
  // a step is a line of few words, and nothing else of npm or Next is read
  expect(publishing.lines.filter((line) => !/ \(około \d+ s\) … \d+ s$/.test(line))).toEqual([lastOf(publishing)]);
});

test('TRUST-31: a change that cannot be published ends with 1 and says where, and the site serves on', async () => {
  const path = project.path('data/content/artist.json');
  writeFileSync(path, '{\n  "name": "Anna\n}\n');
  const publishing = project.studio(['publish']);
  expect(await publishing.finish()).toBe(1);
  expect(lastOf(publishing)).toMatch(/^NIE MA jej na stronie: artist\.json, wiersz 2: od tego miejsca nie da się/);
  expect(await page()).toContain(sentence);
  rmSync(path);
});

test('TRUST-31: npm start beside a running site publishes', async () => {
  say('Inne słowa');
  const start = project.run('start', { PORT: new URL(base).port });
  expect(await start.finish()).toBe(0);
  expect(lastOf(start)).toBe(`Your change is on the site: ${base}`);
  expect(await page()).toContain('Inne słowa');
});

test('TRUST-31: --back leads to the site before, once', async () => {
  const back = project.studio(['publish', '--back']);
  expect(await back.finish()).toBe(0);
  expect(lastOf(back)).toMatch(new RegExp(`^Strona jest znowu taka, jak ją zbudowano .*: ${base}$`));
  expect(await page()).toContain(sentence);
});

test('TRUST-27: a site that does not start is not changed over to, and that is said', async () => {
  say('Słowa, których nikt nie zobaczy');
  const putBack = project.change('server/main.ts', (text) => `throw new Error('planted');\n${text}`);
  const publishing = project.studio(['publish']);
  expect(await publishing.finish()).toBe(1);
  expect(lastOf(publishing)).toMatch(/^NIE MA jej na stronie: nowa wersja się nie uruchomiła/);
  expect(await page()).toContain(sentence);
  putBack();
});

test.describe('behind nginx', () => {
  needsNginx();
  let nginx: Nginx;
  test.beforeAll(async () => {
    // nginx gives up root for its workers, which read here
    chmodSync(project.folder, 0o755);
    expect(await project.program('static').finish()).toBe(0);
    nginx = await Nginx.start([Number(new URL(base).port)], {}, project.path('.site/nginx'));
  });
  test.afterAll(() => nginx.stop());

  // a connection for each: one that is kept may still lead to a worker that is on its way out
  const throughNginx = () => fetch(nginx.base, { headers: { connection: 'close' } });

  test('TRUST-31: what nginx sends changes over too, whole, and back', async () => {
    const settings = { SITE_URL: nginx.base };
    // as deploy/systemd/studio-nginx@.path does
    const watcher = watch(project.path('.site/nginx'), (_, name) => name === 'published' && nginx.reload());
    say('Słowa za nginx');
    const told = new Map<string, boolean>();
    let ended = false;
    const reader = async (): Promise<void> => {
      while (!ended) {
        const answer = await throughNginx();
        const pair = `${answer.status} ${answer.headers.get('etag')} ${answer.headers.get('content-security-policy')}`;
        const isNew = (await answer.text()).includes('Słowa za nginx');
        // no page is sent with what belongs to the other
        expect(told.get(pair) ?? isNew).toBe(isNew);
        told.set(pair, isNew);
      }
    };
    const reading = reader();
    const publishing = project.studio(['publish'], settings);
    expect([await publishing.finish(), lastOf(publishing)]).toEqual([0, `Twoja zmiana jest na stronie: ${nginx.base}`]);
    await expect.poll(async () => (await throughNginx()).text()).toContain('Słowa za nginx');
    const back = project.studio(['publish', '--back'], settings);
    expect(await back.finish()).toBe(0);
    await expect.poll(async () => (await throughNginx()).text()).not.toContain('Słowa za nginx');
    ended = true;
    await reading;
    expect([...told.values()].toSorted()).toEqual([false, true]);
    watcher.close();
  });

  test('TRUST-31: where nobody has nginx read the new site, that is said, and it sends the old one whole @long', async () => {
    say('Słowa, których nginx nie zna');
    const publishing = project.studio(['publish'], { SITE_URL: nginx.base });
    expect([await publishing.finish(), lastOf(publishing)]).toEqual([
      1,
      expect.stringContaining(`NIE MA jej na stronie: pod adresem ${nginx.base} widać jeszcze poprzednią`),
    ]);
    expect((await fetch(nginx.base)).status).toBe(200);
  });
});

test('a site that is stopped finishes what is under way and ends with 0', async () => {
  expect(await site.end('SIGTERM')).toBe(0);
  const publishing = project.studio(['publish']);
  expect(await publishing.finish()).toBe(1);
  expect(lastOf(publishing)).toMatch(/^NIE MA jej na stronie: strona teraz nie działa/);
});
