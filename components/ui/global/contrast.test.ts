import { placeOf, type StyleRule, styleRules, valueIn } from './sheets.fixture';

const rules = styleRules();
const tokens = rules.filter(({ sheet }) => sheet.endsWith('tokens.css'));
const day = tokens.filter(({ selector, media }) => selector === ':root' && media === '');
const systemNight = tokens.filter(({ media }) => media.includes('prefers-color-scheme: dark'));
const schemes = [
  ['day', day],
  ['night', [...day, ...systemNight]],
] as const;

/** The colour that a token stands for, as red, green and blue from 0 to 255. */
function colourOf(scheme: readonly StyleRule[], token: string): readonly number[] {
  const hex = valueIn(scheme, token).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const channels = /^#(..)(..)(..)$/.exec(hex);
  if (!channels) throw new Error(`${token} is no colour: ${hex}`);
  return channels.slice(1).map((channel) => Number.parseInt(channel, 16));
}

const linear = (channel: number): number =>
  channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** As WCAG 2.2 defines it. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What a wall is painted with: ground, text, quiet text and sticker, each the name of a token. */
function paintOf(wall: string): Readonly<Record<'--w' | '--wt' | '--wq' | '--wd', string>> {
  const rule = rules.find(({ selector, media }) => selector === `[data-wall="${wall}"]` && media === '');
  const token = (name: string) => /^var\((--[\w-]+)\)$/.exec(rule?.style[name] ?? '')?.[1] ?? `${name} of ${wall}`;
  return { '--w': token('--w'), '--wt': token('--wt'), '--wq': token('--wq'), '--wd': token('--wd') };
}

/** One for each category, and that of the classes. */
const wallNames = ['portraits', 'landscapes', 'wall_art', 'digital_art', 'naples'];
const walls = wallNames.map(paintOf);

type Pair = readonly [front: string, ground: string];
const grounds = ['--gesso', '--plaster', '--primer'];
const onGrounds = (...fronts: readonly string[]): readonly Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const));

const texts: readonly Pair[] = [
  ...onGrounds('--ink', '--graphite', '--err', '--ok'),
  ['--on-ink', '--ink'],
  ['--err', '--err-wash'],
  ['--ink', '--err-wash'],
  ['--night-ink', '--night'],
  ['--night-quiet', '--night'],
  ['--foot-ink', '--foot'],
  ['--foot-quiet', '--foot'],
  // a label and a caption in the viewer are of paper at night too
  ['--on-warm', '--paper'],
  ...walls.flatMap(({ '--w': ground, '--wt': text, '--wq': quiet }): Pair[] => [
    [text, ground],
    [quiet, ground],
  ]),
];

const edgesAndStickers: readonly Pair[] = [
  ...onGrounds('--edge', '--dot', '--focus'),
  ['--dot-on-ink', '--ink'],
  ['--night-edge', '--night'],
  ['--foot-dot', '--foot'],
  ['--light', '--shade'],
  ...walls.map(({ '--w': ground, '--wd': sticker }): Pair => [sticker, ground]),
  // a button on a wall has the wall's two colours exchanged
  ...walls.map(
    ({ '--wt': ground, '--wd': sticker }): Pair => [
      sticker === '--dot-on-wall' ? '--dot-on-warm' : '--dot-on-wall',
      ground,
    ],
  ),
];

describe.each(schemes)('DESIGN-4: by %s', (_, scheme) => {
  const below = (pairs: readonly Pair[], least: number) =>
    pairs
      .map(([front, ground]) => [front, ground, contrast(colourOf(scheme, front), colourOf(scheme, ground))] as const)
      .filter(([, , ratio]) => ratio < least);

  test('a text has a contrast of 4.5 to its ground', () => expect(below(texts, 4.5)).toEqual([]));

  test('the edge of a control and a sticker have one of 3', () => expect(below(edgesAndStickers, 3)).toEqual([]));

  test('each category has a wall colour of its own', () => {
    const named = rules.flatMap(({ selector, style }) =>
      '--w' in style ? (/^\[data-wall="(\w+)"\]$/.exec(selector)?.[1] ?? selector) : [],
    );
    expect(named).toEqual(wallNames);
    const colours = walls.map(({ '--w': ground }) => colourOf(scheme, ground).join(' '));
    expect(new Set(colours).size).toBe(walls.length);
  });
});

test('DESIGN-4: the dark scheme follows the system', () => {
  expect(valueIn(systemNight, '--gesso')).toBe('#14181a');
  expect(valueIn(systemNight, '--ink')).toBe('#ebede9');
  expect(valueIn(day, 'color-scheme')).toBe('light dark');
});

test('DESIGN-4: no other sheet holds a raw colour', () => {
  const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
  const elsewhere = rules.filter(
    ({ sheet, style }) => !sheet.endsWith('tokens.css') && Object.values(style).some((value) => raw.test(value)),
  );
  expect(elsewhere.map(placeOf)).toEqual([]);
});
