import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { type Extra, typedIn } from './typed.fixture';

const reference = '2026-0001-A2';
let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());

const run = (extra: Extra = {}) => typedIn(studio, 'inbox open', { reference, ...extra });
const send = async (changes: Readonly<Record<string, string>> = {}, photos?: readonly Buffer[]) => {
  const sent = orderRequest({ fields: { ...orders.portraits, ...changes }, photos: photos ?? [await picture()] });
  expect((await receive('shop-order', sent, studio.effects)).status).toBe(201);
};
const file = () => join(studio.folder, 'page.html');
async function page(extra: Extra = {}): Promise<string> {
  expect((await run({ to: file(), ...extra })).ok).toBe(true);
  return readFileSync(file(), 'utf8')
    .replaceAll('\u00a0', ' ')
    .replace(/base64,[\w+/=]+/g, 'base64,');
}

test('DESK-2, DESK-4: an English order reads wholly in Polish on its page, with photos, preview and what is open', async () => {
  await send({ language: 'en' }, [await picture(), await picture(70, 80)]);
  const html = await page();
  expect(html).toMatch(/^<!doctype html>\n<html lang="pl">/);
  for (const part of [
    'Język: angielski',
    '<h2>Zdjęcia (2)</h2>',
    'Akryl na płótnie',
    '120 × 90 px',
    'Wakacje 1 ąę.jpg',
  ])
    expect(html).toContain(part);
  expect(html).toContain('<tr class="open"><th scope="row">Wysokość</th><td>do uzgodnienia</td></tr>');
  expect(html).toContain('Jeden punkt do uzgodnienia: wysokość.');
  expect(html).toMatch(/<svg [^>]*aria-label="Zdjęcie klienta, płótno na ścianie"/);
  expect(html).not.toMatch(/Acrylic|Height|to be agreed|Delivery/);
});

test('DESK-4: the page needs nothing else and runs none of what a stranger typed', async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  await send({ comment: hostile, last_name: `"'${hostile}` }, [await picture()]);
  const html = await page();
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  expect(html.match(/<script>/g)).toHaveLength(1);
  const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"|url\(([^)]*)\)/g)].map(
    ([, one, other]) => one ?? other ?? '',
  );
  expect(addresses).toContainEqual(expect.stringMatching(/^data:image\//));
  expect(addresses.filter((address) => !/^(data:|#|"?data:)/.test(address))).toEqual([]);
  expect(html).toContain('default-src &#x27;none&#x27;; img-src data:; font-src data:; style-src &#x27;sha256-');
});

test('DESK-4: a damaged photo is told apart, and the page is there all the same', async () => {
  await send({}, [await picture(), await picture(70, 80)]);
  await studio.storage
    .updateTable('photos')
    .set({ bytes: Buffer.from('?') })
    .where('position', '=', 1)
    .execute();
  const html = await page();
  expect(html).toContain('Tego zdjęcia nie da się odczytać.');
  expect(html).toContain('Zdjęcie 1 jest uszkodzone, poproś o nie jeszcze raz.');
  expect(html.match(/<img /g)).toHaveLength(1);
});

test('a poster shows the work that was ordered, and English is spoken on request', async () => {
  await send({ ...orders.posters }, []);
  const html = await page({ more: ['--lang', 'en'] });
  expect(html).toContain('<h2>The preview that the customer saw</h2>');
  expect(html).toContain('href="data:image/webp;base64,');
});

test('it is opened from a folder for the owner alone, and read then', async () => {
  await send();
  const opened: string[] = [];
  const showFile = async (path: string) => Boolean(opened.push(path));
  expect((await run({ showFile })).text).toMatch(/^Otwarto w przeglądarce: .*2026-0001-A2\.html$/);
  const [path = ''] = opened;
  expect([statSync(path).mode & 0o777, statSync(join(path, '..')).mode & 0o777]).toEqual([0o600, 0o700]);
  const { read_at } = await studio.storage.selectFrom('submissions').select('read_at').executeTakeFirstOrThrow();
  expect(read_at).not.toBeNull();
  expect((await run()).text).toMatch(/^Strona jest w pliku .*2026-0001-A2\.html$/);
  await typedIn(studio, 'person erase', { reference: 'lucja@poczta.example', yes: true });
  expect(existsSync(path)).toBe(false);
});

test('an order shows its state, and what happened since it came', async () => {
  await send();
  const quote = [
    '--price',
    '450',
    '--delivery',
    '0',
    '--by',
    '2026-12-18',
    '--arrives',
    '2026-12-20',
    '--note',
    'Szkic w piątek',
    '--yes',
  ];
  expect((await typedIn(studio, 'inbox quote', { reference, more: quote })).ok).toBe(true);
  const html = await page();
  expect(html).toContain('<p class="state">Oferta</p>');
  expect(html).toContain('Szkic w piątek');
  expect(html).toContain('450,00 zł');
});
