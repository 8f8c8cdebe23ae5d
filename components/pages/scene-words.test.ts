import { emptyDraft } from '@/domain/order/order';
import { choices } from '@/domain/preview/all-scenes.fixture';
import { sceneAlt } from '@/domain/preview/alt';
import { choiceOf, type SceneChoice } from '@/domain/preview/choices';
import { locales } from '@/i18n/locales';
import { wordsOf } from '@/messages/translator';

const said = (choice: SceneChoice, locale: 'pl' | 'en'): string => {
  const { alt, order } = wordsOf(locale);
  return sceneAlt({ ...alt, agree: order.agree }, 'Kot', choice, locale)
    .replace(/\u00a0/g, ' ')
    .replace(/\u2060/g, '');
};

describe('STAGE-1: the alternative text says the choice', () => {
  test.each<[SceneChoice, string, string]>([
    [
      { medium: 'mug', attributes: { interior: 5 } },
      'Kot na kubku, kolor wnętrza: czerwony, kolor uszka: do uzgodnienia',
      'Kot on a mug, interior colour: red, handle colour: to be agreed',
    ],
    [
      { medium: 'metal-mug', attributes: { capacity: 11 } },
      'Kot na metalowym kubku, pojemność: 250 ml',
      'Kot on a metal mug, capacity: 250 ml',
    ],
    [
      { medium: 't-shirt', attributes: { size: 16, colour: 26 } },
      'Kot na koszulce, kolor: granatowa, rozmiar: L',
      'Kot on a T-shirt, colour: navy, size: L',
    ],
    [
      { medium: 'puzzle', attributes: { elements: '35' } },
      'Kot jako puzzle, liczba elementów: 96, jeden leży obok',
      'Kot as a puzzle, number of pieces: 96, one lying beside it',
    ],
    [
      { medium: 'magic-mug', attributes: {}, heat: 0.2 },
      'Czarny kubek magiczny, zimny: obrazu nie widać',
      'Black magic mug, cold: no picture to be seen',
    ],
    [{ medium: 'magic-mug', attributes: {} }, 'Kot na gorącym kubku magicznym', 'Kot on the hot magic mug'],
    [{ medium: 'canvas', attributes: {} }, 'Kot, płótno na ścianie', 'Kot, a canvas on the wall'],
  ])('%j', (choice, pl, en) => {
    expect([said(choice, 'pl'), said(choice, 'en')]).toEqual([pl, en]);
  });

  test('in both languages every choice has a sentence without a gap', () => {
    for (const locale of locales) for (const choice of choices) expect(said(choice, locale)).toMatch(/^[^{}]+$/);
  });
});

describe('an order in the making shows', () => {
  test.each([
    ['a picture: what is delivered', emptyDraft('picture', 1), 'file'],
    ['an original: a canvas', { ...emptyDraft('picture', 1), medium: 'custom' }, 'canvas'],
    ['a poster on something of its own: that', { ...emptyDraft('posters', 1), medium: 'custom' }, 'custom'],
    ['a portrait without a technique: a canvas', emptyDraft('portraits', null), 'canvas'],
    ['oil: a canvas', { ...emptyDraft('portraits', null), variant: 'oil' }, 'canvas'],
    ['pencil: a framed drawing', { ...emptyDraft('portraits', null), variant: 'pencil' }, 'drawing'],
    ['a digital portrait: a file', { ...emptyDraft('portraits', null), variant: 'digital' }, 'file'],
    ['a poster without a medium: a print', emptyDraft('posters', 1), 'print'],
    ['a poster: its medium', { ...emptyDraft('posters', 1), medium: 'mug' }, 'mug'],
  ] as const)('%s', (_what, draft, medium) => {
    expect(choiceOf(draft).medium).toBe(medium);
  });
  test('attributes and size go along', () => {
    expect(choiceOf({ ...emptyDraft('posters', 1), medium: 'mug', attributes: { handle: 5 }, size: 'a3' })).toEqual({
      medium: 'mug',
      attributes: { handle: 5 },
      size: 'a3',
    });
  });
});
