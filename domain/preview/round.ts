import { bent, type Easel, fitted } from './easel';
import type { RoundThing } from './measures';
import { light, shade, svg } from './svg';

/** A cylinder as seen from a little above: what is lower is seen from higher up, so its circles are rounder. */
export type Cylinder = Readonly<{
  x: number;
  r: number;
  y: number;
  height: number;
  rim: number;
  foot: number;
  thing: RoundThing;
}>;

const radians = Math.PI / 180;
/** As far round as a strip still shows something. */
const horizon = 86 * radians;

export const turnOf = ({ choice }: Easel, usual: number): number => Math.max(-75, Math.min(75, choice.turn ?? usual));

/** Half of the angle that the picture takes round the body, in degrees. The whole picture is on its field, in true scale. */
export function halfAngle(easel: Easel, { thing }: Cylinder): number {
  return fitted(easel, thing.field.width, thing.field.height).width / thing.diameter / radians;
}

export function wrapped(easel: Easel, body: Cylinder, turn: number, count: number): string {
  const { x, r, y, height, rim, foot, thing } = body;
  const perMm = (2 * r) / thing.diameter;
  const size = fitted(easel, thing.field.width, thing.field.height);
  const top = y + (thing.belowRim + (thing.field.height - size.height) / 2) * perMm;
  const bottom = top + size.height * perMm;
  const half = halfAngle(easel, body) * radians;
  const angle = (u: number): number => (2 * u - 1) * half + turn * radians;
  const at = (limit: number): number => Math.max(0, Math.min(1, ((limit - turn * radians) / half + 1) / 2));
  const dip = (level: number, u: number): number =>
    level + (rim + ((foot - rim) * (level - y)) / height) * Math.cos(angle(u));
  return bent(easel, {
    count,
    across: (u) => x + r * Math.sin(angle(u)),
    top: (u) => dip(top, u),
    bottom: (u) => dip(bottom, u),
    from: at(-horizon),
    to: at(horizon),
  });
}

export const outline = ({ x, r, y, height, rim, foot }: Cylinder): string => {
  const base = y + height - 14;
  return svg`M${x - r} ${y}V${base}C${x - r} ${base + 14 + foot * 1.12} ${x + r} ${base + 14 + foot * 1.12} ${x + r} ${base}V${y}A${r} ${rim} 0 0 1 ${x - r} ${y}Z`;
};

/** Points of a handle's middle line: how far out from the axis, and how high. */
type Curve = readonly (readonly [out: number, y: number])[];

/**
 * The centre line of a handle turned by `turn` degrees from its place at the right, foreshortened. `curve`: a start,
 * then groups of three points for cubic curves.
 */
export function handleLine({ x, r, rim }: Cylinder, curve: Curve, turn: number): string {
  const [out, near] = [Math.cos(turn * radians), -Math.sin(turn * radians)];
  const [first, ...rest] = curve.map(([far, y]) => svg`${x + far * out} ${y + ((near * far) / r) * rim}`);
  return `M${first}C${rest.join(' ')}`;
}

export function handle(line: string, colour: string, thick: number): string {
  const stroke = (paint: string, width: number, alpha = '', moved = ''): string =>
    svg`<path d="${line}" stroke="${paint}" stroke-width="${width}"${alpha && ` stroke-opacity="${alpha}"`}${moved && ` transform="translate(${moved})"`}/>`;
  return svg`<g fill="none" stroke-linecap="round">${stroke(colour, thick)}${stroke(shade, thick, '.34')}${stroke(colour, thick * 0.78, '', '-1 -2')}
    ${stroke(shade, thick * 0.3, '.14', `${thick * 0.12} ${thick * 0.24}`)}
    ${stroke(light, thick * 0.3, '.2', `${-thick * 0.1} ${-thick * 0.2}`)}${stroke(light, thick * 0.1, '.6', `${-thick * 0.12} ${-thick * 0.22}`)}</g>`;
}

/** Where the handle is, in degrees to the right of the picture's middle: at the side, or behind what is printed. */
export const handleAngle = (easel: Easel, body: Cylinder): number => Math.max(90, halfAngle(easel, body) + 24);
