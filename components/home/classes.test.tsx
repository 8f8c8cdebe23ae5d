import { renderToStaticMarkup } from 'react-dom/server';
import { lessons } from '@/content/lessons';
import { locales } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { Classes } from './classes';

test.each(locales)(
  'HOME-15: day, length, age and price of each kind of lesson are shown, and that registering binds to nothing (%s)',
  (locale) => {
    const markup = renderToStaticMarkup(<Classes locale={locale} />);
    for (const { details } of lessons) expect(markup).toContain(details[locale]);
    expect(markup.split(translator(locale)('classes.request'))).toHaveLength(3);
  },
);
