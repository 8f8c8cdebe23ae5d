import { placeOf, type StyleRule, styleRules, valueIn } from './sheets.fixture';

const rules = styleRules();
const root = rules.filter(({ sheet, selector }) => sheet.endsWith('tokens.css') && selector === ':root');
const always = root.filter(({ media }) => media === '');

/** Every value of the properties that match, with the rule it stands in. */
const valuesOf = (property: RegExp): readonly (readonly [value: string, rule: StyleRule])[] =>
  rules.flatMap((rule) =>
    Object.entries(rule.style).flatMap(([name, value]) => (property.test(name) ? [[value, rule] as const] : [])),
  );
const wrong = (all: readonly (readonly [string, StyleRule])[], isRight: (value: string, rule: StyleRule) => boolean) =>
  all.filter(([value, rule]) => !isRight(value, rule)).map(([value, rule]) => `${placeOf(rule)}: ${value}`);

test('DESIGN-1: the round sticker is seen in a state alone, or belongs to the logo or to a range', () => {
  const sticker = /var\(--(dot|dot-on-\w+|wd|ring-fill|brand-dot)\b/;
  const state = /:checked|\[aria-current|\[aria-selected|\[data-chosen|:hover/;
  const stateless = rules.filter(
    ({ selector, style }) =>
      /^(var\(--round\)|50%)$/.test(style['border-radius'] ?? '') &&
      sticker.test(`${style.background ?? ''} ${style['background-color'] ?? ''}`) &&
      !state.test(selector) &&
      style.transform !== 'scale(0)',
  );
  const sheets = new Set(stateless.map(({ sheet }) => /([\w-]+)\.css$/.exec(sheet)?.[1]));
  expect([...sheets].toSorted()).toEqual(['brand', 'range']);
});

test('DESIGN-2: a corner is square, of 2 px, or all of a circle', () => {
  expect([valueIn(always, '--r0'), valueIn(always, '--r1'), valueIn(always, '--round')]).toEqual(['0', '2px', '50%']);
  const other = wrong(
    valuesOf(/^border.*-radius$/),
    // a file stands in a bezel and its halo has no edge (DESIGN-20)
    (value, { style }) =>
      /^(0|var\(--r[01]\)|var\(--round\)|50%)$/.test(value) ||
      (value === '6px' && (style.border ?? '').endsWith('var(--bezel)')) ||
      (value === '1.5rem' && (style.filter ?? '').startsWith('blur(')),
  );
  expect(other).toEqual([]);
});

test('DESIGN-3: what hangs casts its shadow straight down', () => {
  const shadows = Object.entries(always[0]?.style ?? {}).filter(([name]) => name.startsWith('--sh-'));
  expect(shadows.length).toBeGreaterThan(1);
  for (const [name, shadow] of shadows)
    expect([name, shadow]).toEqual([name, expect.stringMatching(/^(none|0 [\d.])/)]);
});

describe('DESIGN-11: what is pressed and typed into is large enough', () => {
  const px = (value: string | undefined) =>
    Number.parseFloat(value?.replace(/^var\((--[\w-]+)\)$/, (_, name) => valueIn(always, name)) ?? '') * 16;

  test.each([
    ['a button', 'min-height', 48, 'ui/button', /^\.btn$/],
    ['an icon button', 'height', 44, 'ui/button', /^\.btn-icon$/],
    ['an icon button', 'width', 44, 'ui/button', /^\.btn-icon$/],
    ['a field', 'min-height', 48, 'forms/fields/field', /^\.input$/],
    ['an option', 'min-height', 44, 'forms/fields/choice', /^\.chip$/],
    ['an option', 'min-width', 44, 'forms/fields/choice', /^\.chip$/],
    ['what is ticked', 'min-height', 44, 'forms/fields/choice', /^\.check$/],
  ] as const)('%s has a %s of %i px', (_, property, high, sheet, selector) => {
    const own = rules.filter(
      (rule) => rule.media === '' && rule.sheet.startsWith(`${sheet}.`) && selector.test(rule.selector),
    );
    expect(own.map(({ style }) => px(style[property]))).toEqual([high]);
  });

  test('the smallest target has 24 px', () => expect(px('var(--target-min)')).toBe(24));
});

test('DESIGN-13: what moves takes 120, 200, 300 or 600 ms, and none of it under reduced motion', () => {
  const still = root.filter(({ media }) => media.includes('prefers-reduced-motion: reduce'));
  const tokens = ['--t-fast', '--t-mid', '--t-fade', '--t-paint'];
  expect(tokens.map((name) => valueIn(always, name))).toEqual(['120ms', '200ms', '300ms', '600ms']);
  expect(tokens.map((name) => valueIn(still, name))).toEqual(['0ms', '0ms', '0ms', '0ms']);
  const moved = valuesOf(/^transition$/).flatMap(([value, rule]) =>
    value.split(/, (?![^(]*\))/).map((part) => [part, rule] as const),
  );
  // what follows the token is a delay
  expect(wrong(moved, (value) => value === 'none' || /^[\w-]+ var\(--t-\w+\)( |$)/.test(value))).toEqual([]);
});

test('ROUTES-16: the mobile layout begins below 992 px, which has the wide one', () => {
  expect(rules.filter(({ media }) => media.includes('(width < 992px)')).length).toBeGreaterThan(10);
  const other = /width (<= 992|< 993|> 992|>= 993|<= 991)px|min-width|max-width/;
  expect(rules.filter(({ media }) => other.test(media)).map(placeOf)).toEqual([]);
});
