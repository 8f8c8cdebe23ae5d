import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { choices, type Shape, shapes, supports } from './all-scenes.fixture';
import { colourOf, type SceneChoice } from './choices';
import { scene } from './scene';

const shapeNames = Object.keys(shapes) as Shape[];
const draw = (shape: Shape, choice: SceneChoice, id = 'scene', alt = 'Kot na kubku'): string =>
  scene(shapes[shape], choice, { id, alt });
const every = shapeNames.flatMap((shape) => choices.map((choice) => ({ shape, choice, drawn: draw(shape, choice) })));
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const of = (medium: SceneChoice['medium']) => every.filter(({ choice }) => choice.medium === medium);
const named = ({ medium, ...rest }: SceneChoice): string => `${medium} ${JSON.stringify(rest)}`;

describe('STAGE-1: each medium and attribute has its own scene', () => {
  test.each(supports)('%s is drawn as it was looked at', (medium) => {
    const drawings = of(medium).map(({ drawn }) => drawn);
    const digest = createHash('sha256').update(drawings.join('')).digest('hex').slice(0, 12);
    expect(`${drawings.length} drawings: ${digest}`).toMatchSnapshot();
  });

  test('no two choices look the same, save the value that stands for an open one', () => {
    const white = ['mug interior 4', 'mug handle 4', 'print size 3', 'bag ears 32', 'puzzle elements 34'];
    const twins = ['t-shirt size 15', 't-shirt colour 19', ...white];
    const drawings = choices
      .filter((choice) => !('turn' in choice) && !('heat' in choice) && !('size' in choice))
      .filter(({ medium, attributes }) => !twins.includes([medium, ...Object.entries(attributes).flat()].join(' ')))
      .map((choice) => draw('portrait', choice));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test.each([
    ['mug', 'interior'],
    ['mug', 'handle'],
    ['t-shirt', 'colour'],
  ] as const)('the %s takes the swatch of its %s', (medium, name) => {
    const own = choices.filter((choice) => choice.medium === medium && choice.attributes[name] !== undefined);
    expect(own.length).toBeGreaterThan(6);
    for (const choice of own) expect(draw('square', choice)).toContain(`"${colourOf(choice, name)}"`);
  });

  test.each(['', 'do uzgodnienia', 999, 'constructor', undefined])(
    'an attribute that is open or unknown (%j) is drawn like the white one',
    (value) => {
      const open = value === undefined ? {} : { interior: value, handle: value, colour: value };
      const drawn = (medium: 'mug' | 't-shirt', attributes: SceneChoice['attributes']) =>
        draw('portrait', { medium, attributes });
      expect(drawn('mug', open)).toBe(drawn('mug', { interior: 4, handle: 4 }));
      expect(drawn('t-shirt', open)).toBe(drawn('t-shirt', { colour: 19 }));
    },
  );

  test('an id may be a number or its digits', () => {
    expect(draw('portrait', { medium: 'mug', attributes: { handle: '5' } })).toBe(
      draw('portrait', { medium: 'mug', attributes: { handle: 5 } }),
    );
  });
});

describe('a scene is safe to put into a page', () => {
  test.each(supports)('%s: no styles, no costly filter, no number gone wrong', (medium) => {
    for (const { shape, choice, drawn } of of(medium)) {
      const where = `${named(choice)}, ${shape}: `;
      expect(
        where +
          (/\sstyle=|<style|feTurbulence|feDisplacementMap|foreignObject|<script|\son\w+=/.exec(drawn)?.[0] ?? ''),
      ).toBe(where);
      expect(where + (/NaN|undefined|Infinity|null|\[object/.exec(drawn)?.[0] ?? '')).toBe(where);
      expect(all(drawn, /class="([^"]*)"/g).filter((name) => !/^sc(-[a-z]+)?$/.test(name))).toEqual([]);
    }
  });

  test.each(supports)('%s: every part that is named exists, once, on a page with two scenes, and is used', (medium) => {
    for (const { shape, choice, drawn } of of(medium)) {
      const page = drawn + draw(shape, choice, 'other');
      const ids = all(page, /\bid="([^"]+)"/g);
      expect(new Set(ids).size).toBe(ids.length);
      const used = new Set([...all(page, /url\(#([^)]+)\)/g), ...all(page, /href="#([^"]+)"/g)]);
      expect([...used].toSorted()).toEqual(ids.toSorted());
    }
  });

  test('whatever stands in the words, the address and the id, it is text and ends no attribute', () => {
    const signs = (text: string): number => (text.match(/[<>"]/g) ?? []).length;
    const usual = signs(draw('portrait', { medium: 'mug', attributes: {} }));
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('"><script>alert(1)</script>', "' onload='x", ']]>', '&quot;'),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (alt, href, id) => {
        const drawn = scene({ ...shapes.portrait, href }, { medium: 'mug', attributes: {} }, { id, alt });
        expect(signs(drawn)).toBe(usual);
        expect(all(drawn, /\bid="([^"]*)"/g).filter((name) => !/^[\w-]+$/.test(name))).toEqual([]);
      }),
    );
  });

  test('ids that differ stay different', () => {
    const first = (id: string): string =>
      all(draw('portrait', { medium: 'wood', attributes: {} }, id), /\bid="([^"]*)"/g)[0] ?? '';
    expect(new Set([':r1:', '_r1_', 'r1', '«r1»', 'r 1', 'r.1'].map(first)).size).toBe(6);
  });

  test('a repetition is hidden, a scene is an image with a name', () => {
    const options = { id: 's', alt: 'Kot & "księżyc"' };
    expect(scene(shapes.square, choices[0] as SceneChoice, { ...options, hidden: true })).toMatch(
      /^<svg [^>]*aria-hidden="true">/,
    );
    expect(scene(shapes.square, choices[0] as SceneChoice, options)).toMatch(
      /^<svg [^>]*role="img" aria-label="Kot &amp; &quot;księżyc&quot;">/,
    );
  });
});
