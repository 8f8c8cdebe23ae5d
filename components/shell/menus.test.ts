import type { PageRef } from '@/i18n/pages';
import { menuOf } from './menus';

const labels = (page: PageRef | null) => menuOf(page, 'pl').map(({ label }) => label);

test('ROUTES-12: each menu has its entries', () => {
  expect(labels({ id: 'home' })).toEqual(['O\u00a0mnie', 'Galeria', 'Sklep', 'Zamówienia', 'Lekcje sztuki', 'Kontakt']);
  expect(labels({ id: 'shop' })).toEqual(['Galeria', 'Sklep', 'Zamówienia', 'Kontakt']);
});

test.each<PageRef | null>([{ id: 'shop' }, { id: 'gallery' }, { id: 'privacyPolicy' }, null])(
  'the entries of %j have the same order as on the home page',
  (page) => {
    const there = labels(page);
    expect(labels({ id: 'home' }).filter((label) => there.includes(label))).toEqual(there);
  },
);
