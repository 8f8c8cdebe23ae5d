import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import fc from 'fast-check';
import { type Size, sizes } from '@/content/order';
import { emptyDraft } from '../order/order';
import { sheets } from '../order/size';
import { choices, type Shape, shapes, supports } from './all-scenes.fixture';
import { colourOf, type SceneChoice, type ScenePicture } from './choices';
import { easelOf, fitted } from './easel';
import { fits, hang, hungSize, room, turned } from './hang';
import { chests, roundThings, shirtField } from './measures';
import { type Cylinder, halfAngle } from './round';
import { scene } from './scene';
import { floorY, nearness, paints, wall } from './wall';

describe('scene', () => {
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
        expect(where + (/NaN|undefined|Infinity|null|\[object|\{/.exec(drawn)?.[0] ?? '')).toBe(where);
        expect(all(drawn, /class="([^"]*)"/g).filter((name) => !/^sc(-[a-z]+)?$/.test(name))).toEqual([]);
      }
    });

    test.each(supports)(
      '%s: every part that is named exists, once, on a page with two scenes, and is used',
      (medium) => {
        for (const { shape, choice, drawn } of of(medium)) {
          const page = drawn + draw(shape, choice, 'other');
          const ids = all(page, /\bid="([^"]+)"/g);
          expect(new Set(ids).size).toBe(ids.length);
          const used = new Set([...all(page, /url\(#([^)]+)\)/g), ...all(page, /href="#([^"]+)"/g)]);
          expect([...used].toSorted()).toEqual(ids.toSorted());
        }
      },
    );

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
});

describe('geometry', () => {
  const draw = (picture: ScenePicture, choice: SceneChoice): string => scene(picture, choice, { id: 's', alt: '' });
  const numbers = (text: string): number[] => text.split(/[ ,]+/).map(Number);

  /** The places where the picture lies flat: its size and its upper left corner. */
  const flats = (drawn: string) =>
    [...drawn.matchAll(/<use [^>]*?href="#s-p" transform="matrix\(([^)]+)\)/g)].map(([, matrix = '']) => {
      const [a = 0, b = 0, , d = 0, x = 0, y = 0] = numbers(matrix);
      return { width: Math.abs(a) * 1000, height: d * 1000, x, y, sheared: b !== 0 };
    });

  /** The strips of a bent picture: where each begins, how wide it is, and which part of the picture it shows. */
  const strips = (drawn: string) =>
    [...drawn.matchAll(/<g transform="matrix\(([^)]+)\)"><svg width="([\d.]+)" [^>]*viewBox="([^"]+)"/g)].map(
      ([, matrix = '', wide = '', box = '']) => {
        const [a = 0, , , d = 0, x = 0, y = 0] = numbers(matrix);
        const [from = 0, , part = 0] = numbers(box);
        const more = Number(wide) / 100;
        return { x, y, width: a * 100, height: d * 100, from, part: part / more };
      },
    );

  const flatMedia = ['file', 'wood', 'custom', 'drawing', 'puzzle', 'canvas'] as const;
  const bentMedia = ['print', 't-shirt', 'pillow', 'bag'] as const;
  const roundMedia = ['mug', 'metal-mug', 'magic-mug', 'bottle'] as const;
  const works = Object.entries(shapes).filter(([shape]) => shape !== 'panorama');

  describe('portrait, landscape and square are fitted, nothing is cut off', () => {
    test.each(flatMedia.flatMap((medium) => works.map(([shape, work]) => [medium, shape, work] as const)))(
      '%s, %s: the picture keeps its ratio within the drawing',
      (medium, _shape, work) => {
        const places = flats(draw(work, { medium, attributes: {} })).filter(({ sheared }) => !sheared);
        expect(places.length).toBeGreaterThan(0);
        for (const { x, y, width, height } of places) {
          // a work that fits the puzzle within a tenth fills it
          expect(Math.abs(width / height / (work.width / work.height) - 1)).toBeLessThan(
            medium === 'puzzle' ? 0.101 : 0.02,
          );
          expect(Math.min(x, y)).toBeGreaterThan(0);
          expect(Math.max(x + width, y + height)).toBeLessThan(600);
        }
      },
    );

    test.each(bentMedia.flatMap((medium) => works.map(([shape, work]) => [medium, shape, work] as const)))(
      '%s, %s: the strips show the whole picture once',
      (medium, shape, work) => {
        const all = strips(draw(work, { medium, attributes: {} }));
        expect(all[0]?.from).toBe(0);
        for (const [index, strip] of all.entries()) {
          const next = all[index + 1];
          expect(Math.abs(strip.from + strip.part - (next?.from ?? 1000))).toBeLessThan(0.5);
          if (next) expect(Math.abs(strip.x + strip.width - next.x)).toBeLessThan(0.3);
        }
        const width = all.reduce((sum, strip) => sum + strip.width, 0);
        const height = Math.max(...all.map((strip) => strip.height));
        const seams = medium === 'pillow' && shape === 'square';
        expect(Math.abs(width / height / (work.width / work.height) - 1)).toBeLessThan(seams ? 0.09 : 0.05);
      },
    );

    test.each(roundMedia)('%s: turned from side to side, every part of an upright work is seen', (medium) => {
      const seen = [-60, 0, 60].flatMap((turn) => strips(draw(shapes.portrait, { medium, attributes: {}, turn })));
      expect(Math.min(...seen.map(({ from }) => from))).toBe(0);
      expect(Math.max(...seen.map(({ from, part }) => from + part))).toBeGreaterThan(999);
    });
  });

  describe('true scale', () => {
    const body = (thing: Cylinder['thing']): Cylinder => ({ x: 0, r: 1, y: 0, height: 1, rim: 0, foot: 0, thing });
    const angle = (work: ScenePicture, thing: Cylinder['thing']): number =>
      2 * halfAngle(easelOf(work, { medium: 'mug', attributes: {} }), body(thing));

    test('a work on a mug takes as many degrees as its millimetres on 82 mm', () => {
      expect(angle(shapes.square, roundThings.mug)).toBeCloseTo((78 / 41) * (180 / Math.PI), 5);
      expect(angle(shapes.portrait, roundThings.mug)).toBeCloseTo((78 * 0.75 * 180) / (41 * Math.PI), 5);
      // wider than the field allows: as wide as the field
      expect(angle(shapes.panorama, roundThings.mug)).toBeCloseTo((200 * 180) / (41 * Math.PI), 5);
    });

    test('an A3 print has twice the area of an A4 one, and that of an A5 one', () => {
      const area = (size: number): number => {
        const all = strips(draw(shapes.portrait, { medium: 'print', attributes: { size } }));
        return all.reduce((sum, { width, height }) => sum + width * height, 0);
      };
      expect(area(3) / area(2)).toBeCloseTo(2, 1);
      expect(area(2) / area(1)).toBeCloseTo(2, 1);
      expect(sheets[3].height).toBe(420);
    });

    test('the print on a shirt is as wide on every size; the shirt grows', () => {
      const sizes = Object.keys(chests).map((size) => {
        const drawn = draw(shapes.landscape, { medium: 't-shirt', attributes: { size } });
        const grown = Number(/scale\(([\d.]+)\)/.exec(drawn)?.[1]);
        return { grown, print: grown * strips(drawn).reduce((sum, { width }) => sum + width, 0) };
      });
      expect(sizes).toHaveLength(6);
      const [smallest] = sizes;
      for (const { print } of sizes) expect(Math.abs(print / (smallest?.print ?? 0) - 1)).toBeLessThan(0.01);
      expect((sizes.at(-1)?.grown ?? 0) / (smallest?.grown ?? 1)).toBeCloseTo(610 / 460, 1);
      expect(
        fitted(easelOf(shapes.landscape, { medium: 't-shirt', attributes: {} }), shirtField.width, shirtField.height)
          .width,
      ).toBe(280);
    });

    test('the edge of a canvas is deeper on a small work than on a large one', () => {
      const deep = (size: 'a4' | 'a2' | 'a0'): number =>
        Number(/l(-?[\d.]+) [\d.]+v/.exec(draw(shapes.portrait, { medium: 'canvas', attributes: {}, size }))?.[1]);
      expect(deep('a4')).toBeGreaterThan(deep('a2'));
      expect(deep('a2')).toBeGreaterThan(deep('a0'));
    });
  });
});

describe('wall', () => {
  const upright = { href: '/works/cat.webp', width: 600, height: 849 };
  const labels = { width: 'w cm', height: 'h cm', eyes: '150 cm' };

  function drawn(widthCm: number, heightCm: number, picture = upright): string {
    return wall(picture, { widthCm, heightCm, paint: 'plaster' }, { id: 'a', alt: 'A cat', labels });
  }

  /** A number attribute of the first element of this class. */
  const measure = (markup: string, className: string, name: string): number =>
    Number(new RegExp(`class="${className}"[^>]* ${name}="([-.\\d]+)"`).exec(markup)?.[1]);

  const areaOf = (size: Exclude<Size, 'custom'>): number => {
    const { width, height } = sizes[size].cm;
    const markup = drawn(width, height);
    return measure(markup, 'sc-work', 'width') * measure(markup, 'sc-work', 'height');
  };

  test.each([
    ['a3', 'a4'],
    ['a2', 'a3'],
    ['a1', 'a2'],
    ['a0', 'a1'],
  ] as const)('%s is drawn twice as large as %s', (large, small) => {
    expect(areaOf(large) / areaOf(small)).toBeCloseTo(2, 1);
  });

  test('STAGE-3: the person is 170 units high and the sofa 210 by 82, where a centimetre is a unit', () => {
    const markup = drawn(42, 59.4);
    const person = markup.slice(markup.indexOf('sc-person'));
    // the bun's circle reaches the crown, the shoes stand on the floor
    const bun = /<circle cx="1" cy="([\d.]+)" r="5"/.exec(person);
    expect(floorY - (Number(bun?.[1]) - 5)).toBe(170);
    expect(person).toContain(`M-17 ${floorY}c`);
    const sofa = markup.slice(markup.indexOf('sc-sofa'), markup.indexOf('sc-person'));
    expect(sofa).toContain('<rect x="-105" y="222" width="210"');
    expect(sofa).toContain(`V${floorY - 82 + 13}q0-13`);
  });

  test.each([
    ['A4', 21, 29.7, 150, true],
    ['A2', 42, 59.4, 150, true],
    ['A1 upright', 59.4, 84.1, 150, true],
    ['A0 upright keeps clear of the sofa', 84.1, 118.9, 153.45, true],
    ['a high one lets the sofa go', 120, 160, 150, false],
    ['one that is higher than the room stands above the floor', 200, 300, 160, false],
  ])('%s hangs with its centre where it should', (_, width, height, centre, sofa) => {
    expect(hang({ width, height })).toEqual({ centre, sofa });
    const markup = drawn(width, height);
    const middle = measure(markup, 'sc-work', 'y') + measure(markup, 'sc-work', 'height') / 2;
    expect(floorY - middle).toBeCloseTo(centre, 0);
    expect(markup.includes('sc-sofa')).toBe(sofa);
  });

  test('no work comes nearer to the sofa than 12 cm or stands in the person', () => {
    for (let height = 5; height <= 400; height += 5) {
      const { centre, sofa } = hang({ width: 50, height });
      if (sofa) expect(centre - height / 2).toBeGreaterThanOrEqual(room.sofa.height + room.gap);
      expect(centre - height / 2).toBeGreaterThan(0);
    }
    for (let width = 5; width <= 600; width += 5) {
      const markup = drawn(width, 60);
      const person = Number(/class="sc-person" transform="translate\((\d+)\)"/.exec(markup)?.[1]);
      const right = measure(markup, 'sc-work', 'x') + measure(markup, 'sc-work', 'width');
      expect(person - 26).toBeGreaterThan(right);
    }
  });

  test.each([
    ['landscape', { width: 820, height: 581 }, { width: 59.4, height: 42 }],
    ['portrait', { width: 600, height: 849 }, { width: 42, height: 59.4 }],
    ['square', { width: 600, height: 600 }, { width: 42, height: 59.4 }],
  ])('A2 lies as a %s work lies', (_, picture, expected) => {
    expect(turned(sizes.a2.cm, picture)).toEqual(expected);
  });

  test('a picture that would lose more than a fifth of its ratio stays whole on a primed canvas', () => {
    expect(fits({ width: 3, height: 4 }, sizes.a2.cm)).toBe('trimmed');
    expect(fits({ width: 1, height: 1 }, sizes.a2.cm)).toBe('whole');
    expect(drawn(42, 59.4)).toContain('xMidYMid slice');
    expect(drawn(42, 59.4, { ...upright, width: 849 })).toContain('xMidYMid meet');
  });

  test('addresses and texts are escaped', () => {
    const hostile = '"><script>alert(1)</script>&';
    const markup = wall(
      { ...upright, href: hostile },
      { widthCm: 42, heightCm: 60, paint: 'madder', frame: 'mount' },
      { id: 'a', alt: hostile, labels: { width: hostile, height: hostile, eyes: hostile } },
    );
    expect(markup).not.toContain('<script');
    expect(markup).toContain('&quot;&gt;&lt;script&gt;');
  });

  test.each(paints)('%s: no style attribute, ids of its own, within its bytes, the same each time', (paint) => {
    const hung = { widthCm: 84.1, heightCm: 118.9, paint, frame: 'mount' } as const;
    const [one, again, other] = (['a', 'a', 'b'] as const).map((id) =>
      wall(upright, hung, { id, alt: 'A cat', labels }),
    );
    expect(one).not.toMatch(/style=|<style|feTurbulence|foreignObject|\{/);
    const ids = [...`${one}${other}`.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of (one as string).matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
    expect(Buffer.byteLength(one as string)).toBeLessThanOrEqual(6500);
    expect(again).toBe(one);
  });

  test('a repetition is passed over, and without labels nothing is measured', () => {
    const markup = wall(
      upright,
      { widthCm: 42, heightCm: 60, paint: 'plaster' },
      { id: 'a', alt: 'A cat', hidden: true },
    );
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toMatch(/aria-label|<text/);
  });

  test.each(['a4', 'a3', 'a2', 'a1', 'a0'] as const)(
    'STAGE-11: %s is about a third of a low stage or more, and fits it',
    (size) => {
      const { width, height } = sizes[size].cm;
      const part = (height / 320) * nearness({ widthCm: width, heightCm: height });
      expect(part).toBeGreaterThan(0.33);
      expect(part).toBeLessThan(0.6);
    },
  );
});

describe('hang', () => {
  const portrait = { width: 600, height: 800 };
  const landscape = { width: 800, height: 600 };
  const poster = emptyDraft('posters', 1);
  const own = (width: string, height = '') => ({ ...poster, size: 'custom', width, height }) as const;

  test.each([
    ['nothing chosen yet', poster, { width: 42, height: 59.4 }, 'noSize'],
    ['A3', { ...poster, size: 'a3' }, { width: 29.7, height: 42 }, null],
    [
      'a print, by its sheet',
      { ...poster, medium: 'print', size: 'a0', attributes: { size: 1 } },
      { width: 14.8, height: 21 },
      null,
    ],
    [
      'a print whose sheet is open, by the size',
      { ...poster, medium: 'print', size: 'a1' },
      { width: 59.4, height: 84.1 },
      null,
    ],
    ['60 and 80', own('60', '80'), { width: 60, height: 80 }, null],
    ['60x80', own('60x80'), { width: 60, height: 80 }, null],
    ['60 × 80 cm', own('60 × 80 cm'), { width: 60, height: 80 }, null],
    ['0,6 m and 80', own('0,6 m', '80'), { width: 60, height: 80 }, null],
    ['nothing typed', own(''), { width: 42, height: 59.4 }, 'noSize'],
    ['one side so far', own('60'), { width: 42, height: 59.4 }, 'noSize'],
    ['what cannot be read', own('duży', 'taki'), { width: 42, height: 59.4 }, 'badSize'],
    ['one side that cannot be read', own('duży'), { width: 42, height: 59.4 }, 'badSize'],
  ] as const)('STAGE-4: %s hangs in its size', (_, choice, cm, standIn) => {
    expect(hungSize(choice, portrait)).toEqual({ cm, standIn });
  });

  test('standard sizes lie as the work lies, the own size as it is typed', () => {
    expect(hungSize({ ...poster, size: 'a4' }, landscape).cm).toEqual({ width: 29.7, height: 21 });
    expect(hungSize(own('60x80'), landscape).cm).toEqual({ width: 60, height: 80 });
  });
});

describe('weight', () => {
  /** What a page loads to draw, in bytes after gzip; `content` is loaded already. */
  test('STAGE-9: all drawings together weigh at most 16 KiB', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: "export * from './scene'; export * from './wall';",
        resolveDir: 'domain/preview',
      },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      external: ['@/content/*'],
      logLevel: 'silent',
    });
    const code = outputFiles.map(({ contents }) => Buffer.from(contents));
    expect(code).toHaveLength(1);
    const bytes = gzipSync(Buffer.concat(code), { level: 9 }).length;
    expect(bytes).toBeGreaterThan(8_000);
    expect(bytes).toBeLessThanOrEqual(16 * 1024);
  });
});
