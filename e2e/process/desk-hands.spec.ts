import type { Page } from 'playwright/test';
import { dayIn } from '../support/days';
import { sendForm } from '../support/forms';
import { Keyboard } from '../support/keyboard';
import { expect, test } from '../support/own-desk';
import { photo } from '../support/photos';

// a phone with keys; on a busy machine each stop takes a while
test.setTimeout(240_000);
const phone = { viewport: { width: 390, height: 844 } };

function handsOn(page: Page) {
  const keys = new Keyboard(page);
  const seen = (role: 'button' | 'link', name: string | RegExp) =>
    page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  return {
    keys,
    press: (name: string | RegExp) => keys.enter(seen('button', name)),
    follow: (name: string) => keys.enter(seen('link', name)),
    type: (label: string, text: string) => keys.fill(page.getByLabel(label).filter({ visible: true }).first(), text),
    attach: async (name: string) => {
      // listened to long before the press: a dialog that nobody listens to yet is cancelled by the browser itself
      const choosing = page.waitForEvent('filechooser', { timeout: 60_000 });
      // the camera's is for phones alone
      await keys.to(page.locator('input[type=file]').filter({ visible: true }).first());
      await page.keyboard.press('Space');
      await (await choosing).setFiles(await photo(name, 1200, 1600));
    },
    /** What was done is said where the focus is, and every stop on the way was seen. */
    happened: async (text: string) => {
      await expect(page.locator(':focus')).toContainText(text, { timeout: 60_000 });
      await expect(page.locator(':focus')).toHaveRole('status');
      expect(keys.faults).toEqual([]);
    },
  };
}

test('by keyboard alone an order is found on Today, its offer written and sent; a message is answered, the letter taken back, and sent', async ({
  startDesk,
}) => {
  const desk = await startDesk();
  await sendForm(desk.site.base, 'shop-orders');
  const page = await desk.artist(phone);
  const { follow, type, press, happened } = handsOn(page);

  await follow('Wyślij ofertę');
  // where the way back stands at the head of a phone, the studio's name does not
  await expect(page.locator('.head')).toBeHidden();
  await type('Cena pracy', '600');
  await type('Dostawa', '25');
  await press('Zobacz list');
  await expect(page.locator('[aria-invalid]').first()).toBeFocused();
  await type('Gotowe do', dayIn(20));
  await type('Dojdzie około', dayIn(23));
  await press('Zobacz list');
  await expect(page.getByRole('region', { name: 'List' })).toBeFocused();
  await press('Wyślij bez konta');
  await press('Wyślij ofertę');
  await happened('Oferta zapisana.');

  await sendForm(desk.site.base, 'contact');
  await page.goto(desk.base);
  await follow('Odpisz');
  await press('Wyślij odpowiedź');
  await expect(page.locator('[aria-invalid]')).toBeFocused();
  await type('Twoje słowa', 'Zapraszam w środę.');
  await press('Zobacz list');
  await expect(page.locator(':focus')).toContainText('Zapraszam w środę.');
  await press('Wyślij odpowiedź');
  await happened('List czeka');
  await press(/^Cofnij, /);
  await happened('List cofnięty');
  await press('Wyślij odpowiedź');
  await happened('List czeka');
});

test('by keyboard alone an order of a fair is written down; a photo is cropped, turned, and becomes a work', async ({
  startDesk,
}) => {
  const desk = await startDesk();
  const page = await desk.artist(phone);
  const { keys, follow, type, press, attach, happened } = handsOn(page);

  await follow('Dodaj');
  await follow('Zamówienie');
  await press('Zapisz zamówienie');
  await expect(page.getByLabel('Kto', { exact: true })).toBeFocused();
  await keys.choose(page.locator('[name=thing]'), 'painting');
  await attach('targi.jpg');
  await type('Cena', '450');
  await keys.to(page.getByLabel('Kto', { exact: true }));
  await type('Kto', 'Hanna Zmyślona');
  await press('Zapisz zamówienie');
  await happened('zapisane.');

  await page.goto(desk.base);
  await follow('Prace');
  await attach('praca.jpg');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do opisania: 1', { timeout: 60_000 });
  await keys.enter(page.locator('summary', { hasText: 'Przytnij' }));
  const frame = page.getByRole('group', { name: 'Kadr:' });
  await keys.to(frame);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(frame).toBeFocused();
  await press('Obróć o 90°');
  await type('Tytuł', 'Od klawiatury');
  // what is left is too small: the frame is where that is mended
  await press('Zapisz i następne');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAccessibleDescription(/za małe/);
  await expect(page.locator('.said--bad').filter({ visible: true })).toHaveText(/za małe/);
  await press('Całe zdjęcie');
  await type('Technika', 'akryl na płótnie');
  await type('Co na niej widać', 'Plamy farby na szarym tle, jedna czerwona w rogu.');
  await type('Szerokość', '60');
  await press('Zapisz i następne');
  await happened('Wisi: Od klawiatury.');

  // on a wide screen no stop hides behind the bar that saves
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${desk.base}/works/1037`);
  await keys.to(page.locator('[name=prints]').first());
  await keys.press('Space');
  await press('Zapisz pracę');
  await happened('Zapisano:');
});
