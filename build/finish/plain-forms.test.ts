import { plainSlot } from '@/domain/api';
import { pathTo } from '@/i18n/pages';
import { withPlainForms } from './plain-forms';

const order = pathTo('order', 'pl', { type: 'portraits' });
const lessons = pathTo('lessonsForm', 'en');
const slot = (tag: string) => `<main>before<${tag} class="x" ${plainSlot}=""></${tag}>after</main>`;

test('API-9: a page gets the form of its address into its place, and the rest of it stays', async () => {
  const pages = await withPlainForms((path) => (path === order ? slot('noscript') : undefined));
  const html = pages.get(order) ?? '';
  expect(html).toMatch(
    /^<main>before<noscript class="x" data-plain-form=""><style>.*<\/form><\/noscript>after<\/main>$/s,
  );
  expect(html).toContain('<input type="hidden" name="type" value="portraits"/>');
  expect(html).toContain('<input type="hidden" name="language" value="pl"/>');
  expect(html).not.toContain('<h1>');
});

test('API-9: the page of a form alone gets its heading too', async () => {
  const pages = await withPlainForms((path) => (path === lessons ? slot('div') : undefined));
  const html = pages.get(lessons) ?? '';
  expect(html).toContain('<h1>Register</h1>');
  expect(html).toContain('<input type="radio" name="lessons_type" checked="" value="Stationary classes in Toruń"/>');
  expect(html).toContain('<input type="hidden" name="language" value="en"/>');
});

test('a page without a place for a form is as it was, and only pages that were built are looked at', async () => {
  const sold = '<main>sold</main>';
  expect(await withPlainForms((path) => (path === order ? sold : undefined))).toEqual(new Map([[order, sold]]));
});
