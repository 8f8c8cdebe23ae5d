import { sheets } from '../order/size';
import { shapes } from './all-scenes.fixture';
import type { SceneChoice, ScenePicture } from './choices';
import { easelOf, fitted } from './easel';
import { chests, roundThings, shirtField } from './measures';
import { type Cylinder, halfAngle } from './round';
import { scene } from './scene';

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
    2 * halfAngle(easelOf(work, { medium: 'mug', attributes: {} }, 's'), body(thing));

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
      fitted(easelOf(shapes.landscape, { medium: 't-shirt', attributes: {} }, 's'), shirtField.width, shirtField.height)
        .width,
    ).toBe(280);
  });

  test('the edge of a canvas is deeper on a small work than on a large one', () => {
    const deep = (size: 'a4' | 'a2' | 'A0'): number =>
      Number(/l(-?[\d.]+) [\d.]+v/.exec(draw(shapes.portrait, { medium: 'canvas', attributes: {}, size }))?.[1]);
    expect(deep('a4')).toBeGreaterThan(deep('a2'));
    expect(deep('a2')).toBeGreaterThan(deep('A0'));
  });
});
