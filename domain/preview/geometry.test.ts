import { sheets } from '../order/size';
import { shapes } from './all-scenes.fixture';
import type { SceneChoice, ScenePicture } from './choices';
import { easelOf, fitted } from './easel';
import { chests, puzzle, roundThings, shirtField } from './measures';
import { cuts } from './media/puzzle';
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

  test('a panorama is turned into sight from end to end', () => {
    const seen = [-75, 75].map((turn) => strips(draw(shapes.panorama, { medium: 'mug', attributes: {}, turn })));
    expect(seen[1]?.[0]?.from).toBe(0);
    const last = seen[0]?.at(-1);
    expect((last?.from ?? 0) + (last?.part ?? 0)).toBeGreaterThan(999);
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

  test('larger sheets are dashed behind a smaller one, with their names', () => {
    const names = (size: number) =>
      [...draw(shapes.portrait, { medium: 'print', attributes: { size } }).matchAll(/>(A\d)</g)].map(
        ([, name]) => name,
      );
    expect([1, 2, 3].map(names)).toEqual([['A4', 'A3'], ['A3'], []]);
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

describe('the mug turns, the magic mug warms', () => {
  const handleAt = (turn: number): number => {
    const drawn = draw(shapes.portrait, { medium: 'mug', attributes: { handle: 5 }, turn });
    const line = /d="M([^"]+)" stroke="#c4281c"/.exec(drawn)?.[1] ?? '';
    return (
      Math.max(
        ...line
          .split(/[C ]/)
          .filter((_, index) => index % 2 === 0)
          .map(Number),
      ) - 264
    );
  };
  test('its handle reaches less far the more it is turned', () => {
    expect(handleAt(60) / handleAt(0)).toBeCloseTo(0.5, 1);
    expect(handleAt(-60) / handleAt(0)).toBeCloseTo(0.5, 1);
  });
  test('the handle is before the body when it is turned to the viewer, else behind', () => {
    const before = (turn: number): boolean => {
      const drawn = draw(shapes.portrait, { medium: 'mug', attributes: { handle: 5 }, turn });
      return drawn.indexOf('stroke="#c4281c"') > drawn.indexOf('<svg width');
    };
    expect([-60, 0, 60].map(before)).toEqual([true, false, false]);
  });
  test('a wide print goes round to where the handle leaves it room', () => {
    const drawn = draw(shapes.panorama, { medium: 'mug', attributes: { handle: 5 }, turn: 0 });
    expect(drawn.indexOf('stroke="#c4281c"')).toBeLessThan(drawn.indexOf('<svg width'));
  });
  test('turns beyond 75 degrees and heat beyond 0 to 1 stop there', () => {
    const at = (turn: number, heat: number) => draw(shapes.square, { medium: 'magic-mug', attributes: {}, turn, heat });
    expect(at(200, 2)).toBe(at(75, 1));
    expect(at(-200, -1)).toBe(at(-75, 0));
  });
  test('cold, the glaze covers the whole picture; hot, none of it; between, it withdraws upwards', () => {
    const edge = (heat: number): readonly [number, number] => {
      const drawn = draw(shapes.square, { medium: 'magic-mug', attributes: {}, heat });
      const [, from, to] = /y1="(-?[\d.]+)" y2="(-?[\d.]+)"/.exec(drawn) ?? [];
      return [Number(from), Number(to)];
    };
    const all = strips(draw(shapes.square, { medium: 'magic-mug', attributes: {}, turn: 0 }));
    expect(edge(0)[0]).toBeGreaterThan(Math.max(...all.map(({ y, height }) => y + height)));
    expect(edge(1)[1]).toBeLessThan(Math.min(...all.map(({ y }) => y)));
    expect(edge(0.5)[0]).toBeLessThan(edge(0.2)[0]);
  });
});

describe('the puzzle is really cut', () => {
  const box = { x: 0, y: 0, width: 200, height: 285 };
  test.each([
    [34, 35, 58],
    [35, 96, 172],
  ] as const)('value %s: %s pieces, %s cuts', (id, pieces, count) => {
    const { across, down } = puzzle.pieces[id];
    expect(across * down).toBe(pieces);
    const { lines, piece } = cuts(box, across, down);
    expect(lines.match(/M/g)).toHaveLength(count);
    const corners = Array.from({ length: down }, (_, row) =>
      Array.from({ length: across }, (_, column) => piece(row, column)),
    ).flat();
    expect(new Set(corners).size).toBe(pieces);
    // each inner side is a knob of one curve and three that go on from it; the rim is straight
    expect(corners.join('').match(/c/g)).toHaveLength(2 * count);
    expect(corners.join('').match(/L/g)).toHaveLength(2 * (across + down));
  });

  test('a square work has a white border, one of the puzzle’s ratio has none', () => {
    const [upright] = flats(
      draw({ ...shapes.portrait, width: 200, height: 285 }, { medium: 'puzzle', attributes: {} }),
    );
    const [square] = flats(draw(shapes.square, { medium: 'puzzle', attributes: {} }));
    expect(upright?.height).toBeCloseTo(470, 0);
    expect((square?.width ?? 0) / (square?.height ?? 1)).toBeCloseTo(1, 1);
    expect(square?.height).toBeLessThan(330);
  });
});
