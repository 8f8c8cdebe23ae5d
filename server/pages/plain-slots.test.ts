import { plainSlot } from '@/domain/api';
import { pathTo } from '@/i18n/pages';
import { withPlainForms } from './plain-slots';

const order = pathTo('order', 'pl', { type: 'portraits' });
const lessons = pathTo('lessonsForm', 'en');
const slot = (tag: string) => `<main>before<${tag} class="x" ${plainSlot}=""></${tag}>after</main>`;

test('API-9: a page gets the form of its address into its place, and the rest of it stays', async () => {
  const pages = await withPlainForms(new Map([[order, slot('noscript')]]));
  const html = pages.get(order) ?? '';
  expect(html).toMatch(
    /^<main>before<noscript class="x" data-plain-form=""><style>.*<\/form><\/noscript>after<\/main>$/s,
  );
  expect(html).toContain('<input type="hidden" name="type" value="portraits"/>');
  expect(html).toContain('<input type="hidden" name="language" value="pl"/>');
  expect(html).not.toContain('<h1>');
});

test('API-9: the page of a form alone gets its heading too', async () => {
  const html = (await withPlainForms(new Map([[lessons, slot('div')]]))).get(lessons) ?? '';
  expect(html).toContain('<h1>Register</h1>');
  expect(html).toContain('<input type="radio" name="lessons_type" checked="" value="Stationary classes in Toruń"/>');
  expect(html).toContain('<input type="hidden" name="language" value="en"/>');
});

test('a page without a place for a form is as it was, and so is one of another address', async () => {
  const pages = new Map([
    [order, '<main>sold</main>'],
    ['/typo', slot('div')],
  ]);
  expect(await withPlainForms(pages)).toEqual(pages);
});
