import { seen } from './drawn';
import { bent, type Easel, fitted } from './easel';
import type { RoundThing } from './measures';
import { svg } from './svg';

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
/** No strip shows anything beyond it. */
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
  return bent({
    count,
    across: (u) => x + r * Math.sin(angle(u)),
    top: (u) => dip(top, u),
    bottom: (u) => dip(bottom, u),
    from: at(-horizon),
    to: at(horizon),
  });
}

/** @param curve the path of the handle's centre line at the right: how far out from the axis, and how high */
function handleLine({ x, r, rim }: Cylinder, curve: string, turn: number): string {
  const [out, near] = [Math.cos(turn * radians), -Math.sin(turn * radians)];
  return curve.replace(/(-?\d+) (\d+)/g, (_, far, y) => svg`${x + far * out} ${Number(y) + ((near * far) / r) * rim}`);
}

/** A thing with a handle, at the side or behind what is printed: turned, it comes to the front. */
export function turned(easel: Easel, body: Cylinder, count: number, ear: string) {
  const turn = turnOf(easel, -8);
  const side = Math.max(90, halfAngle(easel, body) + 24) - 90 + turn;
  return {
    picture: wrapped(easel, body, turn, count),
    handle: handleLine(body, ear, side),
    front: seen(side < -14),
    behind: seen(side >= -14),
  };
}
