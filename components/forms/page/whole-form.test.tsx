import { renderToStaticMarkup } from 'react-dom/server';
import { openingNotices, withdrawalStatements } from '@/domain/api';
import { type HomeForm, WholeForm } from './whole-form';

const kinds: readonly HomeForm['kind'][] = [
  'contact',
  'registration-lessons',
  'orders',
  openingNotices,
  withdrawalStatements,
];

/** What need not be filled in, and what the browser alone does not know to be needed. */
const optionalOf: Readonly<Partial<Record<HomeForm['kind'], readonly string[]>>> = {
  'registration-lessons': ['id="registration-lessons-age"'],
  orders: ['id="orders-wish"', 'type="file"'],
  [withdrawalStatements]: ['id="withdrawal-statements-what"'],
};

describe.each(kinds)('the plain form of %s', (kind) => {
  test.each([
    ['pl', '/polityka-prywatnosci'],
    ['en', '/privacy-policy'],
  ] as const)(
    'FORMS-10, FORMS-5: uploads take images alone, one line says what happens to the data (%s)',
    (locale, policy) => {
      const markup = renderToStaticMarkup(<WholeForm form={{ kind, fields: {}, faults: {} }} locale={locale} />);
      const files = markup.match(/<input[^>]*type="file"[^>]*>/g) ?? [];
      expect(files.filter((file) => !file.includes('accept="image/*"'))).toEqual([]);
      expect(markup.match(new RegExp(`<p[^>]*>[^<]+<a href="${policy}">`, 'g'))).toHaveLength(1);
    },
  );

  test('FORMS-16: that all is required stands above the first field, and is told to a machine', () => {
    const markup = renderToStaticMarkup(<WholeForm form={{ kind, fields: {}, faults: {} }} locale="pl" />);
    const fields = markup.match(/<(input|textarea|select)[^>]* id="[^>]*>/g) ?? [];
    const optional = fields.filter((field) => !field.includes('aria-required="true"'));
    expect(optional.map((field) => /type="file"|id="[\w-]+-(width|height|wish|what|age)"/.exec(field)?.[0])).toEqual(
      optionalOf[kind] ?? [],
    );
    const [said, first] = [
      markup.search(
        kind in optionalOf
          ? />Wymagane są wszystkie pola bez dopisku „nieobowiązkowe”\.</
          : />Wszystkie pola są wymagane\.</,
      ),
      markup.search(/ id="[\w-]+-email"/),
    ];
    expect(said).toBeGreaterThan(0);
    expect(said).toBeLessThan(first);
    expect(markup).toMatch(/ novalidate=""/i);
  });
});
