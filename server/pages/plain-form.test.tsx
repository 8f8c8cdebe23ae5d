import { renderToStaticMarkup } from 'react-dom/server';
import { openingNotices } from '@/domain/api';
import type { PlainKind } from '../submissions/kinds';
import { PlainForm } from './plain-form';

const kinds: readonly PlainKind[] = ['contact', 'registration-lessons', 'orders', 'shop-order', openingNotices];

describe.each(kinds)('the plain form of %s', (kind) => {
  test.each([
    ['pl', '/polityka-prywatnosci'],
    ['en', '/privacy-policy'],
  ] as const)(
    'FORMS-10, FORMS-5: uploads take images alone, one line says what happens to the data (%s)',
    (locale, policy) => {
      const markup = renderToStaticMarkup(
        <PlainForm form={{ kind, fields: { type: 'posters' }, faults: {} }} locale={locale} />,
      );
      const files = markup.match(/<input[^>]*type="file"[^>]*>/g) ?? [];
      expect(files.filter((file) => !file.includes('accept="image/*"'))).toEqual([]);
      expect(markup.match(new RegExp(`<p[^>]*>[^<]+<a href="${policy}">`, 'g'))).toHaveLength(1);
    },
  );
});
