import { gzipSync } from 'node:zlib';
import { deskScreens } from '@/e2e/support/in-process/desk-screens';
import { formRequest } from '@/e2e/support/in-process/form-request';
import { fillStorage } from '@/e2e/support/in-process/ten-years';
import { receive } from '@/server/http/receive/receive';
import { deskOfEach } from '../desk.fixture';
import { reference } from '../order-page.fixture';

const { desk: at } = deskOfEach();

const rows = (html: string): number => html.match(/class="row-name"/g)?.length ?? 0;
const countOf = (html: string, name: string): string =>
  new RegExp(`>${name} <span class="chip-n">(\\d+)`).exec(html)?.[1] ?? '';

test('DESK-1: with 10,000 submissions each screen is at most 60 KiB packed, lists have pages, and their counts are right', async () => {
  await at.buyer.order();
  const sent = await receive('contact', await formRequest('contact'), at.buyer.effects());
  const message = (await sent.json()).reference;
  await fillStorage(at.storage, 10_000, at.buyer.effects().now());
  for (const path of deskScreens({ order: reference, message })) {
    const { statusCode, body } = await at.get(path);
    expect([path, statusCode]).toEqual([path, 200]);
    const KiB = gzipSync(body).length / 1024;
    if (KiB > 60) throw new Error(`${path} is ${KiB} KiB`);
  }
  const [own, done] = [await at.page('/inbox'), await at.page('/inbox?show=done')];
  expect([rows(own), rows(done), rows(await at.page('/inbox?show=done&page=2'))]).toEqual([40, 40, 40]);
  const waiting = Number(countOf(own, 'Na mnie')) + Number(countOf(own, 'Na kupujących'));
  expect(waiting + Number(countOf(own, 'Zakończone'))).toBe(10_002);
  expect([countOf(own, 'Wiadomości'), countOf(own, 'Lekcje'), countOf(own, 'Nowe')]).toEqual(['5001', '0', '0']);
  const last = Math.ceil(Number(countOf(own, 'Zakończone')) / 40);
  expect(await at.page(`/inbox?show=done&page=${last}`)).not.toContain('rel="next"');
  expect(await at.page(`/inbox?show=done&page=${last - 1}`)).toContain('rel="next"');
}, 120_000);
