import { placeOf, type StyleRule, styleRules, valueIn } from './sheets.fixture';

const rules = styleRules();
const root = rules.filter(({ sheet, selector }) => sheet.endsWith('tokens.css') && selector === ':root');
const always = root.filter(({ media }) => media === '');
const everywhere = rules.filter(({ media }) => media === '');
const has = (pattern: RegExp) => (rule: StyleRule) => pattern.test(rule.selector);

/** Every value of the properties that match, with the rule it stands in. */
const valuesOf = (property: RegExp): readonly (readonly [value: string, rule: StyleRule])[] =>
  rules.flatMap((rule) =>
    Object.entries(rule.style).flatMap(([name, value]) => (property.test(name) ? [[value, rule] as const] : [])),
  );
const wrong = (all: readonly (readonly [string, StyleRule])[], isRight: (value: string, rule: StyleRule) => boolean) =>
  all.filter(([value, rule]) => !isRight(value, rule)).map(([value, rule]) => `${placeOf(rule)}: ${value}`);

const isRound = ({ style }: StyleRule) => /^(var\(--round\)|50%)$/.test(style['border-radius'] ?? '');
const painted = ({ style }: StyleRule) => `${style.background ?? ''} ${style['background-color'] ?? ''}`;

describe('DESIGN-1: the sticker means chosen', () => {
  const sticker = /var\(--(dot|dot-on-\w+|wd|ring-fill|brand-dot)\b/;
  const state = /:checked|\[aria-current|\[aria-selected|\[data-chosen|:hover/;
  const stickers = rules.filter((rule) => isRound(rule) && sticker.test(painted(rule)));
  const isUnseen = ({ style }: StyleRule) => style.transform === 'scale(0)';
  /** These need no state: whatever they are beside is chosen. */
  const alone = ['brand', 'range', 'sheet', 'sent-result'];

  test('it is seen in a state alone, or belongs to the logo, to a range or to what was ordered', () => {
    const stateless = stickers.filter((rule) => !state.test(rule.selector) && !isUnseen(rule));
    expect(stickers.length).toBeGreaterThan(10);
    expect([...new Set(stateless.map(({ sheet }) => /([\w-]+)\.css$/.exec(sheet)?.[1]))].toSorted()).toEqual(
      alone.toSorted(),
    );
  });

  test.each([
    ['the entry of the menu that is current', 'header', /\[aria-current\]/],
    ['the tab that is selected', 'tabs', /\[aria-selected="true"\]/],
    ['the radio button and the size that are checked', 'radio-group', /:checked/],
    ['the step that is finished', 'ring', /\[data-chosen\]/],
    ['the button under the pointer', 'ring', /button.*:hover/],
  ])('%s shows it', (_, sheet, chosen) => {
    const shown = rules.filter(
      (rule) =>
        rule.sheet.includes(`/${sheet}.`) && chosen.test(rule.selector) && /::(before|after)$/.test(rule.selector),
    );
    const shows = (rule: StyleRule) =>
      sticker.test(painted(rule)) || /^(none|scale\(1\))$/.test(rule.style.transform ?? '');
    expect(shown.filter(shows).length).toBeGreaterThan(0);
  });

  test('it is never an error, and an error never a sticker', () => {
    const error = /invalid|error|wrong|refus/;
    const inColour = (name: RegExp) =>
      rules.filter(({ style }) => Object.values(style).some((value) => name.test(value)));
    expect(inColour(sticker).filter(has(error)).map(placeOf)).toEqual([]);
    const errors = inColour(/var\(--err\)/);
    expect(errors.length).toBeGreaterThan(4);
    expect(errors.filter((rule) => isRound(rule) || /var\(--err\)/.test(painted(rule))).map(placeOf)).toEqual([]);
  });
});

describe('DESIGN-2: square works, controls with a radius of 2 px', () => {
  test('a corner is square, of 2 px, or all of a circle', () => {
    expect([valueIn(always, '--r0'), valueIn(always, '--r1'), valueIn(always, '--round')]).toEqual(['0', '2px', '50%']);
    const other = wrong(
      valuesOf(/^border.*-radius$/).filter(([value]) => !/^(0|var\(--r[01]\)|var\(--round\)|50%)$/.test(value)),
      // a file stands in a bezel and its halo has no edge (DESIGN-20); a bank card has its own corners
      (value, { style }) =>
        (value === '6px' && (style.border ?? '').endsWith('var(--bezel)')) ||
        (value === '1.5rem' && (style.filter ?? '').startsWith('blur(')) ||
        value === 'calc(var(--card) * 0.037)',
    );
    expect(other).toEqual([]);
  });

  test('a picture has neither corners nor a border of its own', () => {
    const pictures = rules.filter(({ selector }) => /(img|picture)$/.test(selector));
    expect(pictures.length).toBeGreaterThan(20);
    const framed = pictures.filter(({ style }) => Object.keys(style).some((name) => /^(border|padding)/.test(name)));
    expect(framed.map(placeOf)).toEqual([]);
  });
});

describe('DESIGN-3: shadows fall straight down', () => {
  /** How far each part of a shadow lies to the side, and how far below. */
  const offsetsOf = (shadow: string) =>
    shadow
      .replace(/(rgb|color-mix)\((?:[^()]|\([^()]*\))*\)/g, 'colour')
      .split(',')
      .map((part) =>
        part
          .trim()
          .replace(/^inset /, '')
          .split(' ')
          .map(Number.parseFloat),
      );

  test('none to the side, and none upwards but that of the strip at the foot of the window', () => {
    const boxes = valuesOf(/^(box-shadow|--sh-[\w-]+)$/).filter(
      ([value]) => !/^(none|var\(--sh-[\w-]+\))$/.test(value),
    );
    const drops = valuesOf(/^filter$/).flatMap(([value, rule]) =>
      [...value.matchAll(/drop-shadow\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].map(
        ([, drop = '']) => [drop, rule] as const,
      ),
    );
    expect([boxes.length > 10, drops.length > 5]).toEqual([true, true]);
    const aside = wrong([...boxes, ...drops], (value) => offsetsOf(value).every(([x]) => x === 0));
    expect(aside).toEqual([]);
    const upwards = wrong([...boxes, ...drops], (value) => offsetsOf(value).every(([, y = -1]) => y >= 0));
    expect(upwards).toEqual([expect.stringMatching(/^shell\/consent\.css: \.consent__strip: 0 -12px /)]);
    expect(valuesOf(/^text-shadow$/)).toEqual([]);
  });
});

describe('DESIGN-11: what is pressed and typed into is large enough', () => {
  const px = (value: string | undefined) =>
    Number.parseFloat(value?.replace(/^var\((--[\w-]+)\)$/, (_, name) => valueIn(always, name)) ?? '') * 16;

  test.each([
    ['a button', 'min-height', 48, 'ui/button', /^\.button__button$/],
    ['an icon button', 'height', 44, 'ui/button', /^\.button__icon$/],
    ['an icon button', 'width', 44, 'ui/button', /^\.button__icon$/],
    ['a field', 'min-height', 48, 'forms/fields/field', /^\.field__input$/],
    ['an option', 'min-height', 44, 'forms/fields/radio-group', /__chips, .*__swatches & label$/],
    ['an option', 'min-width', 44, 'forms/fields/radio-group', /__chips, .*__swatches & label$/],
    ['what is ticked', 'min-height', 44, 'forms/fields/check-field', /^\.check-field__check$/],
  ] as const)('%s has a %s of %i px', (_, property, high, sheet, selector) => {
    const own = everywhere.filter((rule) => rule.sheet.startsWith(`${sheet}.`) && selector.test(rule.selector));
    expect(own.map(({ style }) => px(style[property]))).toEqual([high]);
  });

  test('the smallest target has 24 px', () => {
    expect([px('var(--target)'), px('var(--target-min)')]).toEqual([44, 24]);
    const low = valuesOf(/^(min-)?height$/).filter(([, { selector }]) =>
      /(button|summary|\ba|input|label|select)$/.test(selector),
    );
    expect(low.length).toBeGreaterThan(15);
    const isLowest = (value: string) =>
      !/^[\d.]+(rem|px)$/.test(value) || Number.parseFloat(value) * (value.endsWith('rem') ? 16 : 1) >= 24;
    expect(wrong(low, isLowest)).toEqual([]);
  });
});

describe('DESIGN-13: motion', () => {
  const still = root.filter(({ media }) => media.includes('prefers-reduced-motion: reduce'));
  const tokens = ['--t-fast', '--t-mid', '--t-fade', '--t-paint'];

  test('sticker and shadow take 200 ms, a banner’s fade 300 ms, a wall 600 ms; nothing under reduced motion', () => {
    expect(tokens.map((name) => valueIn(always, name))).toEqual(['120ms', '200ms', '300ms', '600ms']);
    expect(tokens.map((name) => valueIn(still, name))).toEqual(['0ms', '0ms', '0ms', '0ms']);
  });

  const moved = valuesOf(/^transition$/).flatMap(([value, rule]) =>
    value.split(/, (?![^(]*\))/).map((part) => [part, rule] as const),
  );

  test('what moves takes one of these times', () => {
    expect(moved.length).toBeGreaterThan(10);
    // what follows the token is a delay
    expect(wrong(moved, (value) => value === 'none' || /^[\w-]+ var\(--t-\w+\)( |$)/.test(value))).toEqual([]);
  });

  test.each([
    [/^transform /, '--t-mid', /::(before|after)$/],
    [/^box-shadow /, '--t-mid', /./],
    [/^background-color /, '--t-paint', /__showcase$/],
    [/^opacity /, '--t-fade', /fading/],
  ])('%s takes %s', (what, token, where) => {
    const own = moved.filter(([value, { selector }]) => what.test(value) && where.test(selector));
    expect(own.length).toBeGreaterThan(0);
    expect(wrong(own, (value) => value.includes(`var(${token})`))).toEqual([]);
  });

  test('what runs by itself stands still under reduced motion', () => {
    const running = valuesOf(/^animation$/).filter(
      ([value, { media }]) => value !== 'none' && !media.includes('reduced-motion'),
    );
    expect(running.length).toBeGreaterThan(0);
    const stops = ({ selector }: StyleRule) =>
      rules.some(
        (rule) =>
          rule.selector === selector &&
          rule.media.includes('reduced-motion: reduce') &&
          rule.style.animation === 'none',
      );
    expect(wrong(running, (value, rule) => /^[\w-]+ var\(--t-\w+\)/.test(value) || stops(rule))).toEqual([]);
  });

  test('nothing follows the scrolling', () => {
    expect(valuesOf(/^(animation-timeline|animation-range|scroll-timeline.*|view-timeline.*)$/)).toEqual([]);
  });
});

test('HOME-1: a section is reached by smooth scrolling, at once under reduced motion', () => {
  const scrolling = valuesOf(/^scroll-behavior$/);
  expect(scrolling.map(([value, { selector }]) => [selector, value])).toEqual([['html', 'smooth']]);
  expect(scrolling[0]?.[1].media).toContain('(prefers-reduced-motion: no-preference)');
});

test('DESIGN-19: the contents of a document have three of the twelve columns, its text seven', () => {
  const columns = (selector: string) =>
    valueIn(
      rules.filter((rule) => /\/document\./.test(rule.sheet) && rule.selector === selector),
      'grid-column',
    );
  expect([columns('.document__contents'), columns('.document__text')]).toEqual(['1 / 4', '5 / 12']);
});

describe('ROUTES-16: the layouts', () => {
  const widthsIn = (sheet: string) =>
    new Set(
      rules
        .filter((rule) => rule.sheet.startsWith(`${sheet}.`))
        .flatMap(({ media }) => [...media.matchAll(/(\d+)px/g)].map(([, width]) => Number(width))),
    );

  test('the mobile layout begins below 992 px (62 em, where the text is of the usual size): header, columns, banner, wall, order form', () => {
    const sheets = [
      'ui/global/tokens',
      'ui/global/base',
      'shell/header',
      'shell/mobile-menu',
      'home/entrance',
      'gallery/wall-rows',
      'order/stage/stage',
    ];
    for (const sheet of sheets)
      expect([
        sheet,
        rules.some((rule) => rule.sheet.startsWith(`${sheet}.`) && /\(width < (992px|62em)\)/.test(rule.media)),
      ]).toEqual([sheet, true]);
    // 992 px itself has the wide one
    expect(
      rules
        .filter(({ media }) => /width (<= 992|< 993|> 992|>= 993|<= 991)px|min-width|max-width/.test(media))
        .map(placeOf),
    ).toEqual([]);
  });

  test.each([
    [352, 'ui/global/tokens'],
    [560, 'ui/rail/rail'],
    [1280, 'ui/rail/rail'],
    [1450, 'ui/rail/rail'],
  ])('%i px are a breakpoint of %s', (width, sheet) => expect(widthsIn(sheet)).toContain(width));
});
