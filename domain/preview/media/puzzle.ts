import { chosenValue } from '../choices';
import { type Box, centred, type Drawing, type Easel, flat, isLandscape, rect } from '../easel';
import { puzzle as measures } from '../measures';
import { roomDefs, tabletop } from '../rooms';
import { blur, clip, down, light, shade, svg } from '../svg';

type Point = readonly [x: number, y: number];
/** A cut between two corners: groups of three points, for cubic curves. */
type Cut = readonly Point[];

/** The same numbers every time: from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A knob from corner to corner: along the cut and away from it, as parts of its length. Four cubic curves, each of
 * which starts in the direction in which the last one ended: `curves` relies on it.
 */
const knob: readonly Point[] = [
  [0.25, -0.03],
  [0.51, -0.03],
  [0.43, 0.09],
  [0.35, 0.21],
  [0.39, 0.3],
  [0.5, 0.3],
  [0.61, 0.3],
  [0.65, 0.21],
  [0.57, 0.09],
  [0.49, -0.03],
  [0.75, -0.03],
  [1, 0],
];

function cutBetween([ax, ay]: Point, [bx, by]: Point, random: () => number): Cut {
  const [dx, dy] = [bx - ax, by - ay];
  const to = random() > 0.5 ? 1 : -1;
  const shift = (random() - 0.5) * 0.12;
  const size = 0.92 + random() * 0.2;
  return knob.map(([along, away]) => {
    const t = along === 1 ? 1 : along + shift;
    const n = away * size * to;
    return [ax + dx * t - dy * n, ay + dy * t + dx * n];
  });
}

/** The cut as relative curves. Later ones omit the control point that mirrors the last one's: shorter. */
function curves(start: Point, cut: Cut): string {
  const near = (value: number): number => Math.round(value * 10) / 10;
  let [x, y] = start.map(near) as [number, number];
  let path = '';
  for (let index = 0; index < cut.length; index += 3) {
    const group = cut.slice(index, index + 3);
    path += `${index > 0 ? 's' : 'c'}${group
      .slice(index > 0 ? 1 : 0)
      .map(([px, py]) => svg`${near(px) - x} ${near(py) - y}`)
      .join(' ')}`.replace(/ -/g, '-');
    [x, y] = (group[2] ?? start).map(near) as [number, number];
  }
  return path;
}

const back = (start: Point, cut: Cut): Cut => [start, ...cut].reverse().slice(1);

type Grid = Readonly<{
  corner: (row: number, column: number) => Point;
  lines: string;
  piece: (row: number, column: number) => string;
}>;

function cuts(box: Box, across: number, down: number): Grid {
  const random = seeded(41 + across);
  const sway = (index: number, end: number): number => (index > 0 && index < end ? (random() - 0.5) * 0.1 : 0);
  const corners = Array.from({ length: down + 1 }, (_, row) =>
    Array.from({ length: across + 1 }, (_, column): Point => {
      const [right, low] = [column + sway(column, across), row + sway(row, down)];
      return [box.x + (right * box.width) / across, box.y + (low * box.height) / down];
    }),
  );
  const corner = (row: number, column: number): Point => corners[row]?.[column] ?? [0, 0];
  const level = new Map<string, Cut>();
  const upright = new Map<string, Cut>();
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const from = corner(row, column);
      if (row > 0) level.set(`${row} ${column}`, cutBetween(from, corner(row, column + 1), random));
      if (column > 0) upright.set(`${row} ${column}`, cutBetween(from, corner(row + 1, column), random));
    }
  const start = ([x, y]: Point): string => svg`M${x} ${y}`;
  const line = ([x, y]: Point): string => svg`L${x} ${y}`;
  const drawn = (all: ReadonlyMap<string, Cut>): string =>
    [...all]
      .map(([place, cut]) => {
        const [row = 0, column = 0] = place.split(' ').map(Number);
        return start(corner(row, column)) + curves(corner(row, column), cut);
      })
      .join('');
  const edge = (cut: Cut | undefined, from: Point, to: Point): string => (cut ? curves(from, cut) : line(to));
  const turned = (cut: Cut | undefined, from: Point): Cut | undefined => cut && back(from, cut);
  const piece = (row: number, column: number): string => {
    const [a, b, c, d] = [
      corner(row, column),
      corner(row, column + 1),
      corner(row + 1, column + 1),
      corner(row + 1, column),
    ];
    return `${
      start(a) +
      edge(level.get(`${row} ${column}`), a, b) +
      edge(upright.get(`${row} ${column + 1}`), b, c) +
      edge(turned(level.get(`${row + 1} ${column}`), d), c, d) +
      edge(turned(upright.get(`${row} ${column}`), a), d, a)
    }Z`;
  };
  return { corner, lines: drawn(level) + drawn(upright), piece };
}

export function puzzle(easel: Easel): Drawing {
  const { id, url, choice } = easel;
  const lying = isLandscape(easel);
  const pieces = measures.pieces[chosenValue(choice, 'elements')?.id === 35 ? 35 : 34];
  const [across, deep] = lying ? [pieces.down, pieces.across] : [pieces.across, pieces.down];
  const [long, short] = [470, (470 * measures.width) / measures.height];
  const [width, height] = lying ? [long, short] : [short, long];
  const box = { x: 290 - width / 2, y: 292 - height / 2, width, height };
  const off = easel.ratio / (width / height) - 1;
  const whole = Math.abs(off) <= measures.near;
  const art = whole ? box : centred(easel, { x: box.x + 9, y: box.y + 9, width: width - 18, height: height - 18 });
  const { lines, piece } = cuts(box, across, deep);
  const [row, column] = [deep - 2, across - 1];
  const loose = piece(row, column);
  const [x, y] = [box.x + ((column + 0.5) * width) / across, box.y + ((row + 0.5) * height) / deep];
  const moved = lying ? [4, 150] : [94, 22];
  return {
    defs:
      roomDefs(easel) +
      blur(id('soft'), 6) +
      clip(id('loose'), `<path d="${loose}"/>`) +
      down(id('face'), [
        [0, light, 0.16],
        [0.5, light, 0],
        [1, shade, 0.12],
      ]) +
      svg`<path id="${id('cut')}" d="${lines}"/><g id="${id('front')}">${rect(box, 'fill="#faf8f2"')}${flat(easel, art)}</g>`,
    body: svg`${tabletop(easel)}${rect({ ...box, x: box.x + 3, y: box.y + 8 }, `fill="${shade}" opacity=".62" filter="${url('soft')}"`)}
      ${rect({ ...box, x: box.x + 1, y: box.y + 4 }, 'fill="#857f70"')}<use href="#${id('front')}"/>${rect(box, `fill="${url('face')}"`)}
      <g fill="none" stroke-width="1.1"><use href="#${id('cut')}" stroke="${light}" stroke-opacity=".45" transform="translate(.9 1)"/><use href="#${id('cut')}" stroke="${shade}" stroke-opacity=".62"/></g>
      <path d="${loose}" class="sc-top" fill="#a5875f"/><path d="${loose}" fill="${shade}" fill-opacity=".34" stroke="${shade}" stroke-opacity=".6"/>
      <g transform="translate(${moved[0]} ${moved[1]}) rotate(24 ${x} ${y})"><path d="${loose}" fill="${shade}" opacity=".6" filter="${url('soft')}" transform="translate(5 6)"/>
      <path d="${loose}" fill="#857f70" transform="translate(1.5 3.5)"/><g clip-path="${url('loose')}"><use href="#${id('front')}"/></g>
      <path d="${loose}" fill="none" stroke="${light}" stroke-opacity=".55" transform="translate(.6 .8)"/><path d="${loose}" fill="none" stroke="${shade}" stroke-opacity=".5"/></g>`,
  };
}
