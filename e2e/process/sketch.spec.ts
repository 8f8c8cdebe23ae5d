import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { dayIn } from '../support/days';
import { expect, test } from '../support/own-desk';
import { photo } from '../support/photos';
import { placeOrder } from '../support/place-order';

const phone = { viewport: { width: 390, height: 844 } };

for (const locale of locales)
  test(`STATUS-30: of a sketch the buyer says what to correct, and then yes, in ${locale}${locale === 'en' ? ', without script' : ''}`, async ({
    startDesk,
  }) => {
    test.setTimeout(120_000);
    const { sketch, desk: words } = messages[locale];
    const { artist, buyer } = await startDesk();
    const page = await buyer({ ...phone, javaScriptEnabled: locale === 'pl' });
    const { reference, status } = await placeOrder(page.request, locale);
    const desk = await artist({ ...phone, locale: locale === 'pl' ? 'pl-PL' : 'en-GB' });
    const act = (name: 'agree' | 'start') => desk.locator(`#${name}`);
    const opened = async (name: 'agree' | 'start') => {
      await desk.goto(`/orders/${reference}`);
      if (!(await act(name).evaluate((one: HTMLDetailsElement) => one.open)))
        await act(name).locator('summary').click();
    };
    const sendNow = async () => {
      await desk.getByRole('button', { name: words.undo.sendNow }).first().click();
      await expect(desk.getByRole('status').first()).toContainText(words.undo.sent);
    };
    await opened('agree');
    await act('agree').getByLabel(words.order.price).fill('1200');
    await act('agree').getByLabel(words.order.by).fill(dayIn(40));
    await act('agree').getByRole('button', { name: words.order.acts.agree.do }).click();
    await sendNow();

    const asks = async () => {
      await opened('start');
      await act('start')
        .locator('input[type=file]')
        .setInputFiles(await photo('szkic.jpg'));
      await act('start')
        .getByLabel(new RegExp(words.sketch.ask.split('(')[0] ?? ''))
        .check();
      if (locale === 'en') await act('start').locator('input[value=english]').check();
      await act('start').getByRole('button', { name: words.order.acts.start.do }).click();
      await sendNow();
      await page.goto(status);
      await expect(page.getByRole('heading', { name: sketch.h })).toBeVisible();
    };
    await asks();
    await page.locator('#correction').fill('Mniej nosa / less nose');
    await page.getByRole('button', { name: sketch.send }).click();
    await expect(page.locator('main')).toContainText(sketch.used.replace('{used}', '1').split('{all}')[0] ?? '');
    await desk.goto('/');
    await expect(desk.locator('main')).toContainText('Mniej nosa');
    await asks();
    await page.getByRole('button', { name: sketch.yes }).click();
    await expect(page.locator('main')).toContainText(sketch.agreed);
    await expect(page.getByRole('heading', { name: sketch.h })).toHaveCount(0);
  });
