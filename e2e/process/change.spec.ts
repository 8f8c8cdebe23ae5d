import { formPath, shopOrders } from '@/domain/api';
import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { dayIn } from '../support/days';
import { delivery, orderRequest, orders } from '../support/in-process/order-request';
import { expect, test } from '../support/own-desk';

const phone = { viewport: { width: 390, height: 844 } };

for (const locale of locales)
  test(`STATUS-29: the artist proposes another price and day, and the buyer agrees, in ${locale}${locale === 'en' ? ', without script' : ''}`, async ({
    startDesk,
    programWithAccount,
  }) => {
    test.setTimeout(120_000);
    const { change, desk: deskWords, offer, status: pageWords, studio } = messages[locale];
    const { site, artist, buyer } = await startDesk({}, '.', programWithAccount);
    const print = { ...orders.posters, medium: '2', size: '4', comment: '', 'attribute.size': '', language: locale };
    const body = await orderRequest({ fields: print }).formData();
    const { status } = await (await fetch(`${site.base}${formPath(shopOrders)}`, { method: 'POST', body })).json();
    const page = await buyer({ ...phone, javaScriptEnabled: locale === 'pl' });
    await page.goto(status);
    await page.getByRole('button', { name: offer.yesSum.split(':')[0] ?? '' }).click();
    await expect(page.getByRole('heading', { name: pageWords.states.accepted })).toBeVisible();

    const desk = await artist({ ...phone, locale: locale === 'pl' ? 'pl-PL' : 'en-GB' });
    await desk.getByRole('link', { name: delivery.last_name }).first().click();
    const act = desk.locator('#change');
    await act.locator('summary', { hasText: deskWords.order.acts.change.name }).click();
    await act.getByLabel(deskWords.change.why).fill('Z ramą / with a frame');
    await act.getByLabel(deskWords.offer.price).fill('300');
    await act.getByLabel(deskWords.order.by).fill(dayIn(40));
    await act.getByLabel(deskWords.offer.arrives).fill(dayIn(43));
    if (locale === 'en') await act.getByLabel(deskWords.order.english).check();
    await act.getByRole('button', { name: deskWords.order.preview }).click();
    await expect(act).toContainText('Z ramą / with a frame');
    await act.getByRole('button', { name: deskWords.order.acts.change.do }).click();
    await expect(desk.getByRole('status').first()).toContainText(deskWords.change.sent);
    // nothing is seen for five minutes, unless she says so
    await page.reload();
    await expect(page.getByRole('heading', { name: change.h })).toHaveCount(0);
    await desk.getByRole('button', { name: deskWords.undo.sendNow }).first().click();
    await expect(desk.getByRole('status').first()).toContainText(deskWords.undo.sent);

    await page.reload();
    await expect(page.getByRole('heading', { name: change.h })).toBeVisible();
    await expect(page.getByRole('row', { name: offer.price })).toContainText(/325[.,]00/);
    await desk.goto('/');
    await expect(desk.locator('main')).toContainText(deskWords.today.buyers);
    await page.getByRole('link', { name: change.yes, exact: true }).click();
    await page.getByRole('button', { name: /325[.,]00/ }).click();
    await expect(page.getByText(new RegExp(change.agreed.split('{')[0] ?? ''))).toBeVisible();
    await expect(page.getByRole('heading', { name: change.h })).toHaveCount(0);
    const fold = page.locator('summary', { hasText: pageWords.agreement.fold.split('{')[0] ?? '' });
    await expect(fold).toContainText(/325[.,]00/);
    await fold.click();
    await page.getByRole('link', { name: pageWords.agreement.link }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);

    await desk.reload();
    await expect(desk.locator('main')).toContainText(studio.replies.agreed);
  });
