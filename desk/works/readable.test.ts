import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { parseEnvironment } from '@/server/platform/environment';
import { wordPageOf } from './pages-of-words';
import { lostIn, readable, written } from './readable';
import { allValues } from './values';

const place = { folder: '.', settings: parseEnvironment({ CONTENT_DIR: '/nowhere' }), locale: 'pl' } as const;
const texts = allValues(place)
  .filter(({ kind }) => kind === 'both')
  .flatMap(({ value }) =>
    locales.map((locale) => ({ locale, text: (value as Record<typeof locale, string>)[locale] })),
  );

test('CONTENT-7: every text of the site is read without a name of a value, and is the same again when it is written', () => {
  expect(texts.length).toBeGreaterThan(2000);
  const again = texts.map(({ locale, text }) => written(text, readable(text, locale), locale));
  const blanks = (all: readonly string[]) => all.map((text) => text.replace(/\s+/g, ' '));
  const forms = (text: string) => readable(text, 'pl').map((one) => one.text);
  for (const [at, { locale, text }] of texts.entries()) {
    const [one = ''] = blanks([again[at] ?? '']);
    // a number's forms are whole sentences from then on, which are read as before
    if (!text.includes(', plural,')) expect(one).toBe(blanks([text])[0]);
    expect(readable(one, locale)).toEqual(readable(blanks([text])[0] ?? '', locale));
    expect(forms(text).join()).not.toContain('plural');
    const named = readable(text, locale).flatMap((each) => each.text.match(/\{\w+\}/g) ?? []);
    expect(named.filter((value) => value.slice(1, -1) in messages[locale].desk.words.examples)).toEqual([]);
  }
});

test('every value has an example of its own in each language, and every part that visitors read a page', () => {
  for (const locale of locales) {
    const examples = Object.values(messages[locale].desk.words.examples);
    expect(new Set([...examples, '0', '1', '2', '5', '1,5']).size).toBe(examples.length + 5);
  }
  const names = texts.flatMap(({ text }) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(Object.keys(messages.pl.desk.words.examples).toSorted()).toEqual([...new Set(names)].toSorted());
  expect(Object.keys(messages.pl).filter((part) => !wordPageOf(part))).toEqual(['studio', 'desk', 'byHand']);
});

test('CONTENT-7: what marks a part of a text is read as brackets and lines, and must stay', () => {
  const text = '<l>I write</l> to <nw>you</nw>,<br></br>see <a>this <i>page</i></a>.';
  const [read = { text: '' }] = readable(text, 'en');
  expect(read.text).toBe('[I write] to you,\nsee [this [page]].');
  const changed = { text: '[We write] to you,\nread [that [page]].' };
  const marked = '<l>We write</l> to <nw>you</nw>,<br></br>read <a>that <i>page</i></a>.';
  expect(written(text, [changed], 'en')).toBe(marked);
  expect(lostIn(read, changed.text, 'en')).toBeUndefined();
  expect(lostIn(read, 'We write to you', 'en')).toBe('[ ]');
});

test('a value that a text has lost is told, and the number of a form may be said in words', () => {
  const [one] = readable('{n, plural, one {# zdjęcie dla {name}} other {# zdjęć}}', 'pl');
  if (!one) throw new Error('no form');
  expect(one.text).toBe('{1} zdjęcie dla {Anna Nowak}');
  expect(lostIn(one, 'jedno zdjęcie dla {Anna\u00a0Nowak}', 'pl')).toBeUndefined();
  expect(lostIn(one, '{1} zdjęcie', 'pl')).toBe('{Anna Nowak}');
});
