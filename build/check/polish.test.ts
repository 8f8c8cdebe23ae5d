import { artist } from '@/content/artist';
import { artworks } from '@/content/artworks';
import { lessons } from '@/content/lessons';
import { media } from '@/content/media';
import { orderTypeNames, sizes, subjects, variants } from '@/content/order';
import { messages } from '@/messages';

/** Texts that may be the same in both languages: names, and what ROUTES-1 fixes. */
const shared: readonly string[] = [
  'site.menu',
  'lang.prompt',
  'lang.pl',
  'lang.en',
  'toast.err',
  'plain.nothing',
  'letter.subject',
  // nothing but numbers or what is filled in
  'order.check.sides',
  'desk.today.date',
  'studio.work.steps.none',
  'letter.answer.about',
  'desk.faults.placed',
  // the same word in Polish and English
  'order.fields.size',
  'lines.size',
  'due.bic',
  'byHand.sources.instagram',
  'studio.doctor.states.ok',
];

function samePaths(pl: unknown, en: unknown, path = ''): readonly string[] {
  if (typeof pl === 'string') return pl === en ? [path] : [];
  const others = en as Readonly<Record<string, unknown>>;
  return Object.entries(pl as object).flatMap(([key, value]) =>
    samePaths(value, others[key], path ? `${path}.${key}` : key),
  );
}

/** Examples of values: of numbers, names and places, no sentences. */
const examples = 'desk.words.examples.';

test('no sentence of the Polish pages is left in English', () => {
  const same = samePaths(messages.pl, messages.en);
  expect(same.filter((path) => !shared.includes(path) && !path.startsWith(examples))).toEqual([]);
});

test('what may read the same is still there, and still does', () => {
  expect(shared.filter((path) => !samePaths(messages.pl, messages.en).includes(path))).toEqual([]);
});

/** English words that no Polish text contains. */
const english =
  /\b(the|and|of|with|your|you|for|from|please|choose|open|close|next|previous|size|photo|order|other|custom)\b/i;

function polishTexts(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('pl' in node && typeof node.pl === 'string') return [node.pl];
  return Object.values(node).flatMap(polishTexts);
}

test('nor is a title, a technique, an alternative text or a label', () => {
  const texts = polishTexts([artworks, lessons, media, orderTypeNames, sizes, subjects, variants, artist]);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => english.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
});
