import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { HomeForm, typed } from '../support/home-form';
import { expect, test } from '../support/test';

const kind = 'orders';
test('FORMS-12: a form keeps its text through a reload, the other language and a closed tab, and no photo', async ({
  page,
  context,
}) => {
  const form = new HomeForm(page, kind, 'pl');
  await form.visit();
  await form.open();
  await form.fill();
  // what keeps the text is fetched while the first letters are typed
  await expect(form.frame.getByText(messages.pl.order.draft.where)).toBeVisible();
  const isBack = async (one: HomeForm) => {
    await one.open();
    for (const [name, text] of Object.entries(typed[kind])) await expect(one.field(name)).toHaveValue(text);
    await expect(one.frame.getByText('Zosia')).toHaveCount(0);
  };
  await page.reload({ waitUntil: 'networkidle' });
  await isBack(form);
  const english = new HomeForm(page, kind, 'en');
  await page.goto(pathTo('home', 'en'), { waitUntil: 'networkidle' });
  await isBack(english);
  await page.close();
  const next = new HomeForm(await context.newPage(), kind, 'pl');
  await next.visit();
  await isBack(next);
  // unlike any other; a phone number has at most 32 characters
  await next.fill({ extra: { phone: `+48 ${Date.now()}` } });
  await next.send.click();
  await expect(next.toast(messages.pl.form.ok)).toBeVisible();
  await next.page.reload({ waitUntil: 'networkidle' });
  await next.open();
  for (const name of Object.keys(typed[kind])) await expect(next.field(name)).toHaveValue('');
  expect(await next.page.evaluate(() => Object.keys(localStorage))).toEqual(['consent']);
});

test('FORMS-12: looking keeps nothing, and asks for nothing; a text is started over, or not kept on a shared computer', async ({
  page,
}) => {
  const form = new HomeForm(page, 'contact', 'en');
  const { draft, shared } = messages.en.order;
  const names = () => page.evaluate(() => Object.keys(localStorage).toSorted());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await form.visit();
  expect(await names()).toEqual(['consent']);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const dataLine = form.frame.getByText(messages.en.form.all);
  const beside = (await dataLine.boundingBox())?.width;
  await form.field('text').fill('Dzień dobry');
  await expect(form.frame.getByText(draft.where)).toBeVisible();
  // the line about the draft takes no room from the one about the data
  expect((await dataLine.boundingBox())?.width).toBe(beside);
  await form.frame.getByRole('button', { name: draft.new }).click();
  await expect(form.field('text')).toHaveValue('');
  await expect.poll(names).toEqual(['consent']);
  await form.field('text').fill('Jeszcze raz');
  await form.frame.getByRole('button', { name: shared.off }).click();
  await expect(form.frame.getByText(shared.isOffH)).toBeVisible();
  expect(await names()).toEqual(['consent', 'drafts-off']);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(form.field('text')).toHaveValue('Jeszcze raz');
});

test('FORMS-12: of two tabs the last change counts', async ({ page, context }) => {
  const forms = [new HomeForm(page, 'contact', 'pl'), new HomeForm(await context.newPage(), 'contact', 'pl')] as const;
  for (const form of forms) await form.visit();
  for (const [i, form] of forms.entries()) {
    await form.field('text').fill(`Karta ${i}`);
    await expect(form.frame.getByText(messages.pl.order.draft.where)).toBeVisible();
  }
  for (const form of forms) {
    await form.page.reload({ waitUntil: 'networkidle' });
    await expect(form.field('text')).toHaveValue('Karta 1');
  }
});
