import { renderToStaticMarkup } from 'react-dom/server';
import { openingNotices } from '@/domain/api';
import type { SentKind } from './sent-form';
import { WholeForm } from './whole-form';

const kinds: readonly SentKind[] = ['contact', 'registration-lessons', 'orders', 'shop-order', openingNotices];

describe.each(kinds)('the plain form of %s', (kind) => {
  test.each([
    ['pl', '/polityka-prywatnosci'],
    ['en', '/privacy-policy'],
  ] as const)(
    'FORMS-10, FORMS-5: uploads take images alone, one line says what happens to the data (%s)',
    (locale, policy) => {
      const markup = renderToStaticMarkup(
        <WholeForm form={{ kind, fields: { type: 'posters' }, faults: {} }} locale={locale} />,
      );
      const files = markup.match(/<input[^>]*type="file"[^>]*>/g) ?? [];
      expect(files.filter((file) => !file.includes('accept="image/*"'))).toEqual([]);
      expect(markup.match(new RegExp(`<p[^>]*>[^<]+<a href="${policy}">`, 'g'))).toHaveLength(1);
    },
  );
});
