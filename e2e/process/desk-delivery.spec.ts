import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { formPath, shopOrders } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { orders, picture } from '../support/in-process/order-request';
import { openSink, type Sink } from '../support/in-process/smtp-sink';
import { test as base, expect, type OwnDesk } from '../support/own-desk';

/** With a mail server of the test's own, to which all letters go. */
const test = base.extend<{ sink: Sink }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  sink: async ({}, use) => {
    const sink = await openSink();
    await use(sink);
    await sink.close();
  },
});
// on a busy machine its two programs start slowly
test.setTimeout(180_000);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Words of `messages` as a page shows them: short words are bound to the next. */
const plain = (text: string): RegExp => new RegExp(text.replace(/[.?()]/g, '\\$&').replace(/ /g, '[ \\u00a0]'));

/** What is ordered of a poster: something to be sent, or its file. */
const parts = { parcel: { medium: '3' }, file: { medium: '1' } } as const;

/** Sends at once what the desk would hold for five minutes. */
async function sendNow(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Wyślij od razu' }).first().click();
  await expect(desk.getByRole('status')).toContainText('Kupujący widzi to od teraz.');
}

type Story = Readonly<{ way: keyof typeof parts; locale: Locale; javaScriptEnabled: boolean }>;

/** An order that its buyer has accepted, at both of them. */
async function accepted(
  startDesk: (settings: Readonly<Record<string, string>>) => Promise<OwnDesk>,
  sink: Sink,
  { way, locale, javaScriptEnabled }: Story,
) {
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'www@studio.example', MAIL_TO: 'anna@studio.example' };
  const { artist, buyer, base } = await startDesk(mail);
  const page = await buyer({ javaScriptEnabled });
  const multipart = { ...orders.posters, ...parts[way], language: locale };
  const order = await (await page.request.post(formPath(shopOrders), { multipart })).json();

  const desk = await artist(phone);
  await desk.getByRole('link', { name: 'Wyślij ofertę' }).click();
  await desk.getByLabel('Cena pracy', { exact: true }).fill('120');
  await desk.getByLabel('Gotowe do', { exact: true }).fill('za 20 dni');
  if (way === 'parcel') await desk.getByLabel('Dojdzie około', { exact: true }).fill('za 23 dni');
  await desk.getByText('50%', { exact: true }).click();
  await desk.getByRole('button', { name: 'Zobacz list' }).first().click();
  await desk.getByRole('button', { name: 'Wyślij ofertę' }).click();
  await sendNow(desk);

  const { offer } = messages[locale];
  await page.goto(order.status);
  await page.getByRole('link', { name: offer.yes, exact: true }).click();
  await page.getByRole('button', { name: plain(offer.yesSum.split(':')[0] ?? '') }).click();
  await expect(page.getByRole('heading', { name: plain(messages[locale].due.h) })).toBeVisible();
  await desk.goto(`${base}/orders/${order.reference}`);
  return { page, desk, base, order };
}

/** Notes what is due next as paid, and tells the buyer. */
async function pay(desk: Page): Promise<void> {
  await desk.locator('#payment summary').click();
  await desk.locator('#payment').getByText('Wyślij list').click();
  await desk.getByRole('button', { name: 'Zapisz wpłatę' }).click();
  await sendNow(desk);
}

/** The letters to the buyer came with these subjects in this order, each with the link to the page in both its parts. */
async function expectLetters(sink: Sink, link: string, subjects: readonly RegExp[]): Promise<void> {
  const all = () => sink.received.filter(({ to }) => to === orders.posters.email).map(({ letter }) => letter);
  await expect.poll(() => all().length, { timeout: 20_000 }).toBe(subjects.length);
  for (const [index, subject] of subjects.entries()) {
    const letter = all()[index];
    expect(letter?.subject).toMatch(subject);
    for (const body of [letter?.text, letter?.html]) expect(body).toContain(link);
  }
}

const subjects = {
  pl: {
    agreed: [/^Zamówienie /, /^Oferta do zamówienia/, /^Oferta przyjęta/],
    ...{ paid: /wpłata jest u mnie/, work: /: W pracy/, parcel: /: Wysłane/, receipt: /^Odstąpienie od umowy/ },
    ...{ file: /: Do pobrania/, early: /plik od razu/ },
  },
  en: {
    agreed: [/^Order /, /^An offer for order/, /^Offer accepted/],
    ...{ paid: /your payment/i, work: /: In work/, parcel: /: Sent/, receipt: /^Withdrawal/ },
    ...{ file: /: Ready to download/, early: /delivered at once/ },
  },
} as const;

/** The end of each story: done on the desk, and one question to the buyer. */
async function tellHowItWas(page: Page, desk: Page, locale: Locale): Promise<void> {
  await desk.locator('#done button').click();
  await sendNow(desk);
  await page.reload();
  const { review } = messages[locale];
  await page.getByLabel(plain(review.label)).fill('Pięknie.');
  const form = page.locator('form', { has: page.locator('#review') });
  await expect(form.getByRole('checkbox')).not.toBeChecked();
  await form.getByText(plain(review.tick)).click();
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { name: plain(review.thanks) })).toBeVisible();
  await desk.reload();
  await desk.getByRole('button', { name: messages.pl.desk.review.put1 }).click();
  await expect(desk.getByText(messages.pl.desk.review.stands)).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  const scripted = `${javaScriptEnabled ? 'with' : 'without'} script`;

  test(`STATUS-2, STATUS-21, LETTERS-1: from the order by parcel to how it was, ${scripted} (pl)${longIf(javaScriptEnabled)}`, async ({
    startDesk,
    sink,
  }) => {
    const story = { way: 'parcel', locale: 'pl', javaScriptEnabled } as const;
    const { page, desk, order } = await accepted(startDesk, sink, story);
    await pay(desk);
    await desk
      .locator('#start input[type=file]')
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await picture(400, 300) });
    await desk.locator('#start button[type=submit]').click();
    await sendNow(desk);
    await pay(desk);
    await desk.locator('#sent summary').click();
    await desk.locator('#sent').getByText('InPost', { exact: true }).click();
    await desk.locator('#sent').getByLabel('Numer przesyłki').fill('6200 1234 5678 9012 3456 7890');
    await desk.getByRole('button', { name: 'Zapisz jako wysłane' }).click();
    await sendNow(desk);
    await page.goto(order.status);
    const link = page.getByRole('link', { name: '620012345678901234567890' });
    await expect(link).toHaveAttribute('href', 'https://inpost.pl/sledzenie-przesylek?number=620012345678901234567890');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await tellHowItWas(page, desk, 'pl');
    const { agreed, paid, work, parcel } = subjects.pl;
    await expectLetters(sink, order.status, [...agreed, paid, work, paid, parcel]);
  });

  test(`STATUS-23, STATUS-24: from the order by file to how it was, ${scripted} (en)${longIf(!javaScriptEnabled)}`, async ({
    startDesk,
    sink,
  }) => {
    const { status, way } = messages.en;
    const story = { way: 'file', locale: 'en', javaScriptEnabled } as const;
    const { page, desk, order } = await accepted(startDesk, sink, story);
    await pay(desk);
    await pay(desk);
    const bytes = Buffer.alloc(300_000, 'farba');
    await desk
      .locator('#file input[type=file]')
      .setInputFiles({ name: '../IMG 1.TIF', mimeType: 'image/tiff', buffer: bytes });
    await desk.getByRole('button', { name: 'Przekaż', exact: true }).click();
    await sendNow(desk);

    await page.goto(order.status);
    await expect(page.getByRole('heading', { name: plain(way.file) })).toBeVisible();
    const tick = page.getByRole('checkbox', { name: plain(status.file.tick) });
    await expect(tick).not.toBeChecked();
    await page.getByText(plain(status.file.tick)).click();
    await page.getByRole('button', { name: plain(status.file.do) }).click();
    await expect(tick).toHaveCount(0);
    const file = page.getByRole('link', { name: /\.tif$/ });
    const downloading = page.waitForEvent('download');
    await file.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`${order.reference}\\.tif$`));
    expect((await readFile(await download.path())).equals(bytes)).toBe(true);
    const rest = await page.request.get((await file.getAttribute('href')) ?? '', {
      headers: { range: 'bytes=200000-' },
    });
    expect(rest.status()).toBe(206);
    expect((await rest.body()).equals(bytes.subarray(200_000))).toBe(true);
    await desk.reload();
    await tellHowItWas(page, desk, 'en');
    await expect(file).toBeVisible();
    const { agreed, paid, file: handed, early } = subjects.en;
    await expectLetters(sink, order.status, [...agreed, paid, paid, handed, early]);
  });

  const locale = javaScriptEnabled ? 'en' : 'pl';
  test(`WITHDRAWAL-1, WITHDRAWAL-3, WITHDRAWAL-5: accepted, and withdrawn from ${scripted} (${locale})${longIf(javaScriptEnabled)}`, async ({
    startDesk,
    sink,
  }) => {
    const { withdrawal } = messages[locale];
    const story = { way: 'parcel', locale, javaScriptEnabled } as const;
    const { page, desk, base, order } = await accepted(startDesk, sink, story);
    await page.locator('main').getByRole('link', { name: withdrawal.h, exact: true }).click();
    await page.getByRole('button', { name: withdrawal.next, exact: true }).click();
    await page.getByRole('button', { name: withdrawal.confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(withdrawal.sent);
    await desk.goto(base);
    const first = desk.locator('li.row').first();
    await expect(first).toContainText('Odstąpienie od umowy');
    await expect(first.getByRole('link', { name: `Zamówienie ${order.reference}` })).toBeVisible();
    await first.getByRole('link', { name: 'Rozlicz' }).click();
    await desk.getByRole('button', { name: 'Odstąpienie rozliczone' }).click();
    await expect(desk.getByRole('status')).toContainText('Zapisane jako załatwione.');
    await desk.goto(base);
    await expect(desk.locator('li.row', { hasText: 'Odstąpienie od umowy' })).toHaveCount(0);
    const receipts = () => sink.received.filter(({ letter }) => subjects[locale].receipt.test(letter.subject));
    await expect.poll(() => receipts().map(({ to }) => to), { timeout: 20_000 }).toContain(orders.posters.email);
  });
}
