import { sendForm } from '../support/forms';
import { Hands } from '../support/hands';
import { expect, test } from '../support/own-desk';

test('by keyboard alone an order is found on Today, and its offer is written and sent', async ({ startDesk }) => {
  test.setTimeout(240_000);
  const desk = await startDesk();
  await sendForm(desk.site.base, 'shop-orders');
  const page = await desk.artist({ viewport: { width: 390, height: 844 } });
  const hands = new Hands(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  const field = (label: string) => page.getByLabel(label).filter({ visible: true }).first();

  await hands.press(page.getByRole('link', { name: 'Wyślij ofertę' }).filter({ visible: true }).first());
  await hands.type(field('Cena pracy'), '600');
  await hands.press(button('Zobacz list'));
  await expect(page.locator('[aria-invalid]').first()).toBeFocused();
  await hands.type(field('Gotowe do'), 'za 20 dni');
  await hands.type(field('Dojdzie około'), 'za 23 dni');
  await hands.press(button('Zobacz list'));
  await hands.press(button('Wyślij ofertę'));
  await expect(page.getByRole('status')).toContainText('Oferta zapisana.');
});
