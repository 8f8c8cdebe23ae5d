import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/i18n/locales';
import { type PageRef, pathOf } from '@/i18n/pages';
import { messages } from '@/messages';
import { Header } from './header';
import { LanguagePopup } from './language-popup';

const work = { room: { pl: 'portrety', en: 'portraits' }, slug: { pl: 'studentka', en: 'the-student' } };

test.each<[PageRef | null, Locale, string]>([
  [{ id: 'home' }, 'pl', '/en'],
  [{ id: 'home' }, 'en', '/'],
  [{ id: 'orderItem', params: { type: 'posters', id: 3 } }, 'pl', '/order/posters/3'],
  [{ id: 'orderItem', params: { type: 'posters', id: 3 } }, 'en', '/zamowienie/posters/3'],
  [{ id: 'artwork', params: work }, 'en', '/galeria/portrety/studentka'],
  [null, 'pl', '/en'],
])('ROUTES-10: without script the switch is a link: from %j in %s to %s', (page, locale, href) => {
  const markup = renderToStaticMarkup(<Header page={page} locale={locale} />);
  const other = locale === 'pl' ? 'en' : 'pl';
  expect(markup).toMatch(new RegExp(`<a [^>]*href="${href}" hrefLang="${other}"`));
});

test('ROUTES-10: the question and the languages, each named in itself', () => {
  for (const { lang } of Object.values(messages))
    expect([lang.prompt, lang.pl, lang.en]).toEqual([
      'Wybierz język / Choose your language',
      'PL Polski',
      'EN English',
    ]);
});

test('ROUTES-10: the menu leads to the same page in each language', () => {
  const page = { id: 'order', params: { type: 'portraits' } } as const;
  const choices = (['pl', 'en'] as const).map((locale) => ({
    locale,
    name: messages.pl.lang[locale],
    href: pathOf(page, locale),
  }));
  const words = { ...messages.pl.lang, close: '' };
  const markup = renderToStaticMarkup(
    <LanguagePopup words={words} current="pl" choices={choices} onClose={() => undefined} />,
  );
  const entries = markup.matchAll(/<a [^>]*role="menuitemradio" aria-checked="(\w+)" href="([^"]+)" lang="(\w+)"/g);
  expect([...entries].map(([, ...entry]) => entry)).toEqual([
    ['true', '/zamowienie/portraits', 'pl'],
    ['false', '/order/portraits', 'en'],
  ]);
});
