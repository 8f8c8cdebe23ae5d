import { indexablePages } from '@/domain/page/site-pages';
import { locales } from '@/i18n/locales';
import { pathOf } from '@/i18n/pages';
import { siteMap } from './for-search-engines';

test.each(locales)('ROUTES-15: every page to be found stands in the sitemap once (%s)', (locale) => {
  const paths = indexablePages.map((page) => pathOf(page, locale));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.includes('{'))).toEqual([]);
  // eleven pages without parameters, four forms, 6 + 7 + 5 + 7 items, and all works
  expect(paths).toHaveLength(11 + 4 + 25 + 186);
});

test.each(['contactForm', 'lessonsForm', 'paintingForm'] as const)('ROUTES-15: %s is not among them', (id) => {
  expect(indexablePages.filter((page) => page.id === id)).toEqual([]);
});

test('each address names itself, the other language and the default', () => {
  expect(siteMap()).toHaveLength(locales.length * indexablePages.length);
  for (const { url, alternates } of siteMap()) {
    const { pl, en, 'x-default': byDefault } = alternates?.languages ?? {};
    expect([pl, en]).toContain(url);
    expect(byDefault).toBe(pl);
  }
});
