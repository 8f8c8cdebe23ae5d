import type { Locator, Page } from 'playwright/test';
import { dayIn } from '../support/days';
import { sendForm } from '../support/forms';
import { ownPostgres } from '../support/in-process/postgres-server';
import { expect, test } from '../support/own-desk';
import { photo } from '../support/photos';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Presses of each task from Today, typing aside; at most four. */
const most = {
  'answer a lesson': 2,
  // one of them answers that no account number is there yet
  'send an offer': 4,
  'mend a slip in it': 1,
  'take it back': 1,
  'note a deposit': 2,
  'show a sketch from the camera': 3,
  'send a parcel': 3,
  'end an order': 2,
  'write down an order of a fair': 4,
  'write a note for oneself': 3,
};

let postgres: Awaited<ReturnType<typeof ownPostgres>>;
test.beforeAll(async () => {
  postgres = await ownPostgres();
  postgres.start();
});
test.afterAll(() => postgres.remove());

test('DESK-1, DESK-8, DESK-11, DESK-20: on Postgres, on a phone, an order from new to its end, and the taps of each task', async ({
  startDesk,
}) => {
  // on a busy machine a Postgres and two programs start slowly
  test.setTimeout(180_000);
  const { site, base, artist, buyer } = await startDesk({ DATABASE_URL: postgres.database });
  const { reference, status } = await (await sendForm(site.base, 'shop-orders')).json();
  const desk = await artist(phone);
  const page = await buyer(phone);

  const taps: Record<string, number> = {};
  let task = '';
  /** A task that begins at Today. */
  const begin = async (name: keyof typeof most): Promise<void> => {
    await desk.goto(base);
    task = name;
  };
  const tap = async (on: Locator): Promise<void> => {
    taps[task] = (taps[task] ?? 0) + 1;
    await on.tap();
  };
  const button = (name: string | RegExp): Locator => desk.getByRole('button', { name, exact: true });
  const link = (name: string): Locator => desk.getByRole('link', { name, exact: true });
  const open = (name: string): Locator => desk.locator('summary', { hasText: name });
  const happened = (text: string) => expect(desk.getByRole('status').first()).toContainText(text);
  /** Ends the wait of what was done; a story has no five minutes. */
  const sendNow = async (from: Page = desk): Promise<void> => {
    await from.getByRole('button', { name: 'Wyślij od razu' }).first().click();
    await happened('Kupujący widzi to od teraz.');
  };
  const order = link('Łucja Źdźbło-Nowakowska');

  const offer = async (price: string): Promise<void> => {
    await tap(link('Wyślij ofertę').first());
    await desk.getByLabel('Cena pracy', { exact: true }).fill(price);
    await desk.getByLabel('Dostawa').fill('25');
    await desk.getByLabel('Gotowe do', { exact: true }).fill(dayIn(20));
    await desk.getByLabel('Dojdzie około', { exact: true }).fill(dayIn(23));
    await tap(button('Zobacz list'));
    await tap(button('Wyślij bez konta'));
  };
  await begin('send an offer');
  await offer('600');
  await tap(button('Wyślij ofertę').first());
  await happened('Oferta zapisana.');
  task = 'take it back';
  await tap(button(/^Cofnij, /));
  await happened('Cofnięte: oferta.');

  await begin('mend a slip in it');
  await offer('6');
  taps[task] = 0;
  await tap(button(/^Tak, 6,00/));
  await button('Wyślij ofertę').first().tap();
  await page.goto(status);
  await expect(page.getByRole('heading', { name: 'Moja oferta' })).toHaveCount(0);
  await sendNow();
  await page.reload();
  await page.getByRole('link', { name: 'Przyjmuję' }).click();
  await page.getByRole('button', { name: /^Zamawiam z obowiązkiem zapłaty:/ }).click();

  await begin('note a deposit');
  await tap(order);
  await desk.getByLabel('Ile').fill('10');
  await tap(button('Zapisz wpłatę'));
  await sendNow();
  await page.goto(status);
  await expect(page.getByText('Zaliczka doszła')).toBeVisible();

  await begin('show a sketch from the camera');
  await tap(link('Zacznij'));
  const choosing = desk.waitForEvent('filechooser');
  await tap(desk.locator('#start .drop'));
  await (await choosing).setFiles(await photo('szkic.jpg', 1600, 1200));
  await tap(button('Zapisz: w pracy'));
  await happened('Zapisane: w pracy.');
  await sendNow();
  await page.reload();
  await expect(page.locator('.order-status__pictures img')).toBeVisible();

  await begin('write a note for oneself');
  await tap(order);
  await tap(open('Notatka dla siebie'));
  await desk.locator('#note-text').fill('Rama po babci.');
  await tap(button('Zapisz notatkę'));
  await happened('Notatka zapisana.');

  await open('Zapisz wpłatę').tap();
  await button('Zapisz wpłatę').tap();
  await sendNow();
  await begin('send a parcel');
  await tap(link('Skończ i wyślij'));
  await tap(desk.locator('#sent').getByText('InPost', { exact: true }));
  await desk.locator('#sent').getByLabel('Numer przesyłki').fill('6200 1234 5678 9012 3456 7890');
  await tap(button('Zapisz jako wysłane'));
  await sendNow();
  await page.reload();
  await expect(page.getByRole('link', { name: '620012345678901234567890' })).toBeVisible();

  await begin('end an order');
  await tap(order);
  await tap(button('Zapisz jako gotowe'));
  await happened('Zapisane: gotowe.');

  await sendForm(site.base, 'registration-lessons');
  await begin('answer a lesson');
  await tap(link('Odpisz'));
  await desk.getByLabel('Twoje słowa').fill('Zapraszam w środę.');
  await tap(button('Wyślij odpowiedź'));
  await happened('List czeka, bo poczta nie jest ustawiona.');

  await begin('write down an order of a fair');
  await tap(link('Dodaj'));
  await tap(link('Zamówienie'));
  await tap(desk.getByText('targi', { exact: true }));
  await desk.getByLabel('Kto', { exact: true }).fill('Hanna Zmyślona');
  await tap(button('Zapisz zamówienie'));
  await happened('zapisane.');

  expect(taps).toEqual(most);
  expect(Math.max(...Object.values(taps))).toBeLessThanOrEqual(4);
  await desk.goto(`${base}/orders/${reference}`);
  await expect(desk.locator('.steps-one--now')).toHaveText('gotowe');
});
