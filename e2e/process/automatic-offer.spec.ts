import { readFileSync } from 'node:fs';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { buyer as sender } from '../support/order-form';
import { expect, test } from '../support/own-desk';

const painting = Buffer.alloc(300_000, 'farba');
const phone = { viewport: { width: 390, height: 844 } };

for (const locale of locales)
  test(`STATUS-28: who orders a file has the offer at once, and what was paid for at the second visit, without script, in ${locale}`, async ({
    startDesk,
    programWithAccount,
  }) => {
    test.setTimeout(90_000);
    const words = messages[locale];
    const { artist, buyer } = await startDesk({}, '.', programWithAccount);
    const page = await buyer({ ...phone, javaScriptEnabled: false });
    let taps = 0;
    const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      await page.getByRole(role, { name }).click();
      taps += 1;
    };
    await page.goto(pathTo('orderItem', locale, { type: 'picture', id: 1 }));
    for (const [field, text] of Object.entries(sender)) await page.locator(`#${field}`).fill(text);
    await page.locator('#terms').check();
    taps += Object.keys(sender).length + 1;
    await page.locator('main form[method=post] button[type=submit]').click();
    taps += 1;
    await page.waitForURL(`**${pathTo('orderStatus', locale, { token: '*' })}`);
    await expect(page.getByRole('status')).toContainText(words.sent.offer);
    await expect(page.getByRole('heading', { name: words.offer.h })).toBeVisible();
    const address = page.url();

    const desk = await artist({ locale: locale === 'pl' ? 'pl-PL' : 'en-GB' });
    await expect(desk.locator('main')).toContainText(sender.last_name);
    await expect(desk.locator('main')).toContainText(/99[.,]99/);

    await press(new RegExp(words.offer.yesSum.split(':')[0] ?? ''));
    await expect(page.getByRole('heading', { name: words.status.states.accepted })).toBeVisible();
    await expect(page.locator('main')).toContainText(words.status.next.payment.file);
    expect(page.url()).toBe(address);

    const { money, undo } = words.desk;
    await desk.getByRole('link', { name: sender.last_name }).first().click();
    await desk.waitForURL('**/orders/*');
    // each act has its own five minutes
    const tell = async () => {
      await desk.getByRole('button', { name: undo.sendNow }).click();
      await expect(desk.getByRole('status').first()).toContainText(undo.sent);
    };
    await desk.getByRole('button', { name: money.save }).click();
    await tell();
    const handing = desk.locator('form[action$="/file"]');
    const file = { name: 'obraz.jpg', mimeType: 'image/jpeg', buffer: painting };
    await handing.locator('input[type=file]').setInputFiles(file);
    // of the words that might be beside it
    if (locale === 'en') await handing.locator('[value=polish]').check({ force: true });
    await handing.locator('[type=submit]').click();
    await tell();

    await page.goto(address);
    await page.getByRole('checkbox', { name: words.status.file.tick.slice(0, 20) }).check();
    const downloaded = page.waitForEvent('download');
    await press(words.status.file.do);
    taps += 1;
    expect(painting.equals(readFileSync(await (await downloaded).path()))).toBe(true);
    await expect(page.locator('main')).toContainText(words.status.file.early.split('(')[0] ?? '');
    // and before the form the shop and the work in it
    expect(taps + 2).toBeLessThanOrEqual(12);
  });
