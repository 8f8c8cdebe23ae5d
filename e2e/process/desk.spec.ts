import { join } from 'node:path';
import sharp from 'sharp';
import { command } from '../support/desk';
import { sendForm } from '../support/forms';
import { photoBytes } from '../support/in-process/photo-files';
import { expect, test } from '../support/own-desk';
import { photo } from '../support/photos';

// on a busy machine a site starts slowly
test.setTimeout(120_000);

test('TRUST-16: a backup is not put back while the desk runs, as it would write into the old file', async ({
  startDesk,
}) => {
  const desk = await startDesk();
  const env = { DATA_DIR: desk.site.folder };
  const copy = join(desk.site.folder, 'copy.sqlite');
  expect((await command(['backup', copy], { env })).code).toBe(0);
  desk.site.signal('SIGTERM');
  await desk.site.ended();
  const refused = await command(['restore', copy], { env });
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('open')]);
});

test('a form that cannot reach the desk leaves what was typed, says so, and a reload brings it back; a photo from the camera goes with progress', async ({
  startDesk,
}) => {
  const desk = await startDesk();
  await sendForm(desk.site.base, 'shop-orders');
  const artist = await desk.artist({ viewport: { width: 390, height: 844 } });
  await artist.getByRole('link', { name: 'Łucja Źdźbło-Nowakowska' }).click();
  await artist.getByText('Notatka dla siebie').click();
  await artist.locator('#note-text').fill('Okulary w kieszeni.');
  await artist.context().setOffline(true);
  await artist.getByRole('button', { name: 'Zapisz notatkę' }).click();
  await expect(artist.getByRole('alert')).toContainText('Nic nie przepadło');
  await expect(artist.locator('#note-text')).toHaveValue('Okulary w kieszeni.');
  await artist.context().setOffline(false);
  await artist.reload();
  await expect(artist.locator('#note-text')).toHaveValue('Okulary w kieszeni.');
  await artist.getByRole('button', { name: 'Zapisz notatkę' }).click();
  await expect(artist.getByRole('status')).toContainText('Notatka zapisana.');
  await expect(artist.locator('#note-text')).toHaveValue('');

  await artist.getByText('Dalej bez oferty').click();
  await artist.getByText('W pracy, pokaż zdjęcie').click();
  await artist.locator('#start-note').fill('Szkic.');
  await artist.locator('input[name=photo]').setInputFiles(await photo('szkic.jpg', 4032, 3024));
  await artist.route('**/start', (route) => route.abort('internetdisconnected'));
  const send = artist.getByRole('button', { name: 'Zapisz: w pracy' });
  await send.click();
  await expect(artist.getByRole('alert')).toContainText('Nic nie przepadło');
  await expect(artist.locator('#start-note')).toHaveValue('Szkic.');
  await artist.unroute('**/start');
  await artist.route('**/start', async (route) => {
    await expect(artist.getByRole('progressbar', { name: 'Wysyłanie zdjęć' })).toBeVisible();
    await route.continue();
  });
  await send.click();
  await expect(artist.getByRole('status')).toContainText('Zapisane: w pracy.', { timeout: 30_000 });
  await expect(artist.locator('img.stream-pic')).toHaveCount(1);
});

test('CONTENT-6, CONTENT-10, CONTENT-14: a HEIC goes with progress, is read, and turned by one press; an account number is judged while it is typed; the desk speaks another language', async ({
  startDesk,
}) => {
  const { site, artist: open } = await startDesk();
  const artist = await open({ viewport: { width: 390, height: 844 } });
  await artist.getByRole('link', { name: 'Prace', exact: true }).click();
  const buffer = photoBytes('kept', 'heic-of-961-tiles');
  await artist.route('**/works/upload', async (route) => {
    await expect(artist.getByRole('progressbar', { name: 'Wysyłanie zdjęć' })).toBeVisible();
    await route.continue();
  });
  // what is chosen is sent
  await artist
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({ name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer });
  await expect(artist.getByRole('heading', { level: 1 })).toHaveText('Do opisania: 1', { timeout: 60_000 });
  await expect(artist.locator('.hang img')).toHaveJSProperty('complete', true, { timeout: 60_000 });

  await artist.getByText('Przytnij i obróć').click();
  await artist.getByRole('button', { name: 'Obróć o 90°' }).click();
  const fill = (name: string, text: string) => artist.locator(`[name="${name}"]`).fill(text);
  await fill('title-pl', 'Z telefonu');
  await fill('technique-pl', 'akryl na płótnie');
  await fill('alt-pl', 'Plamy farby na szarym tle, jedna czerwona w rogu.');
  await fill('width', '50');
  await artist.getByRole('button', { name: 'Zapisz i następne' }).click();
  const hangs = artist.getByRole('status').filter({ hasText: 'Wisi: Z telefonu.' });
  await expect(hangs).toBeVisible({ timeout: 60_000 });
  const kept = await sharp(join(site.folder, 'content/images/landscapes/z-telefonu.webp')).metadata();
  expect(kept).toMatchObject({ format: 'webp', width: 1900, height: 1984 });

  await artist.goto('/me');
  const [field, wrong] = [artist.locator('[name="v.particulars.bankAccount"]'), artist.getByText('ma gdzieś pomyłkę')];
  await field.fill('61 1090 1014 0000');
  await expect(wrong).toHaveCount(0);
  await field.fill('61 1090 1014 0000 0712 1981 2847');
  await expect(wrong).toBeVisible();
  await field.fill('61 1090 1014 0000 0712 1981 2874');
  await expect(wrong).toHaveCount(0);

  // it speaks the language of the browser, and another one from the switch on
  await artist.goto('/');
  await artist.getByRole('button', { name: 'EN' }).click();
  await expect(artist.getByRole('heading', { level: 1 })).toHaveText('Nothing is waiting for you');
});
