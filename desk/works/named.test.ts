import { apartFromParts, freeSlug, slugOf } from './named';

test.each([
  ['Żółta łąka, wieczorem', 'zolta-laka-wieczorem'],
  ['Prądy I', 'prady-i'],
  ['  Grandma’s   garden! ', 'grandmas-garden'],
  ['Æther & 1984', 'aether-1984'],
  ['画', ''],
])('%s is %s in an address', (title, slug) => expect(slugOf(title)).toBe(slug));

test('a slug that was given gets the next number', () => {
  expect(freeSlug('topole', new Set())).toBe('topole');
  expect(freeSlug('topole', new Set(['topole', 'topole-2']))).toBe('topole-3');
});

test.each([
  ['pl', 'strona-2', 'praca-strona-2'],
  ['pl', 'strona', 'praca-strona'],
  ['pl', 'page-2', 'page-2'],
  ['en', 'page-2', 'praca-page-2'],
  ['en', 'page-of-a-diary', 'page-of-a-diary'],
] as const)('GALLERY-17: in %s the slug %s is written %s', (locale, slug, written) =>
  expect(apartFromParts(slug, locale)).toBe(written),
);
