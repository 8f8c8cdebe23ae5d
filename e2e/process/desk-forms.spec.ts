import { sendForm } from '../support/forms';
import { expect, test } from '../support/own-desk';
import { photo } from '../support/photos';

// on a busy machine a site starts slowly
test.setTimeout(180_000);

test('DESK-19: what is typed belongs to its form, and ends when that is accepted, whatever page answers', async ({
  startDesk,
}) => {
  const desk = await startDesk();
  await sendForm(desk.site.base, 'shop-orders');
  const artist = await desk.artist();
  await artist.getByRole('link', { name: 'Łucja Źdźbło-Nowakowska' }).click();
  const order = artist.url();
  await artist.locator('#message summary').click();
  await artist.locator('#message-text').fill('Dzień dobry, zaczynam.');
  await artist.getByText('Notatka dla siebie').click();
  await artist.locator('#note-text').fill('Okulary w kieszeni.');
  await artist.getByRole('button', { name: 'Zapisz notatkę' }).click();
  await expect(artist.getByRole('status')).toContainText('Notatka zapisana.');
  for (const _ of ['another form was saved', 'the page is loaded anew']) {
    await expect(artist.locator('#message-text')).toHaveValue('Dzień dobry, zaczynam.');
    await expect(artist.locator('#note-text')).toHaveValue('');
    await artist.reload();
  }

  // what was chosen is seen
  await artist
    .locator('input[name=photo]')
    .first()
    .setInputFiles(await photo('szkic.jpg'));
  await expect(artist.locator('.drop').filter({ hasText: 'szkic.jpg' }).locator('img')).toHaveCount(1);

  // an order by hand is answered by the page of the order: the next one begins empty
  await artist.goto(`${desk.base}/add/order`);
  const who = artist.getByLabel('Kto', { exact: true });
  await artist.locator('[name=thing]').first().check({ force: true });
  await who.fill('Hanna Zmyślona');
  await artist.getByLabel('Cena').first().fill('450');
  await artist.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await expect(artist.getByRole('status')).toContainText('zapisane');
  await artist.goto(`${desk.base}/add/order`);
  await expect(who).toHaveValue('');

  // Back and a reload show a letter that was looked at, and what is sent twice at once is sent once
  await artist.goto(order);
  // what was typed opens its act
  await artist.locator('#message-text').fill('Do środy.');
  await artist.locator('form[action$="/message"]').getByRole('button', { name: 'Zobacz list' }).click();
  await expect(artist.locator('.letter-text')).toContainText('Do środy.');
  await artist.reload();
  await expect(artist.locator('.letter-text')).toContainText('Do środy.');
  await artist.locator('form[action$="/message"] button:not([name])').dblclick();
  await expect(artist.getByRole('status')).toContainText('Wiadomość');
  await expect(artist.getByRole('alert')).toHaveCount(0);
  await artist.goBack();
  await expect(artist.locator('h1')).toBeVisible();
});
