import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { deskScreens } from '@/e2e/support/in-process/desk-screens';
import { formRequest } from '@/e2e/support/in-process/form-request';
import { fillStorage } from '@/e2e/support/in-process/ten-years';
import { receive } from '@/server/http/receive/receive';
import { deskOfEach } from '../desk.fixture';
import { reference } from '../order-page.fixture';
import { screens } from '.';

const { desk: at } = deskOfEach();

const rows = (html: string): number => html.match(/class="row-name[ "]/g)?.length ?? 0;
const countOf = (html: string, name: string): string =>
  new RegExp(`>${name.replace(' ', '\\s')} <span class="chip-n">(\\d+)`).exec(html)?.[1] ?? '';

/** What is no page: a file, a picture, a part of a page. */
const files = /zip$|payments|photos|picture|original|steps|copies/;

/** Loads on demand, after a touch. */
const isLater = (source: string, path: string) => source.includes(`import("${path}")`);

/** The bytes that a browser loads of the desk's script before a touch, packed. */
function scriptBytes(): number {
  const out = mkdtempSync(join(tmpdir(), 'desk-script-'));
  try {
    execFileSync(process.execPath, ['scripts/compile.mjs', out], { stdio: ['ignore', 'ignore', 'inherit'] });
    const read = (name: string) => readFileSync(join(out, 'programs', name), 'utf8');
    const first = read('desk.js');
    const parts = [...first.matchAll(/"(\.\/[^"]+\.js)"/g)].flatMap(([, path = '']) =>
      isLater(first, path) ? [] : [read(path)],
    );
    return [first, ...parts].reduce((sum, part) => sum + gzipSync(part).length, 0);
  } finally {
    rmSync(out, { recursive: true });
  }
}

test('DESK-1: with 2,000 submissions each screen is at most 60 KiB packed, its script before a touch 8 KiB, lists have pages, and their counts are right', async () => {
  expect(scriptBytes()).toBeLessThanOrEqual(8192);
  await at.buyer.order();
  const sent = await receive('contact', await formRequest('contact'), at.buyer.effects());
  const message = (await sent.json()).reference;
  await fillStorage(at.storage, 2000, at.buyer.effects().now(), 20);
  const [letter] = await at.storage.selectFrom('letters').select('id').where('state', '=', 'waiting').execute();
  const paths = deskScreens({ order: reference, message, letters: letter ? [letter.id] : [] });
  for (const { path } of screens.filter((one) => !files.test(one.path))) {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    expect([path, paths.some((one) => pattern.test(one.split('?', 1)[0] ?? ''))]).toEqual([path, true]);
  }
  for (const path of paths) {
    const { statusCode, body } = await at.get(path);
    expect([path, statusCode]).toEqual([path, 200]);
    const KiB = gzipSync(body).length / 1024;
    if (KiB > 60) throw new Error(`${path} is ${KiB} KiB`);
    // one script, and nothing that loads more of it at once
    expect([path, ...(body.match(/<script[^>]*>|modulepreload|<details[^>]*data-crop[^>]* open/g) ?? [])]).toEqual([
      path,
      '<script type="module" src="/desk-none.js">',
    ]);
  }
  const [own, done] = [await at.page('/inbox'), await at.page('/inbox?show=done')];
  expect([rows(own), rows(done), rows(await at.page('/inbox?show=done&page=2'))]).toEqual([40, 40, 40]);
  const waiting = Number(countOf(own, 'Do zrobienia')) + Number(countOf(own, 'U kupujących'));
  expect(waiting + Number(countOf(own, 'Zakończone'))).toBe(2002);
  expect([countOf(own, 'Wiadomości'), countOf(own, 'Lekcje'), countOf(own, 'Nowe')]).toEqual(['1001', '0', '0']);
  const last = Math.ceil(Number(countOf(own, 'Zakończone')) / 40);
  expect(await at.page(`/inbox?show=done&page=${last}`)).not.toContain('rel="next"');
  expect(await at.page(`/inbox?show=done&page=${last - 1}`)).toContain('rel="next"');
}, 120_000);
