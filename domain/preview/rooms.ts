import type { Easel } from './easel';
import { around, down, light, shade, svg, umber } from './svg';

/** A wall and an oak top run on far beyond the drawing: a stage of any shape shows more of them. */
const left = -2700;
const wide = 6000;
const area = `x="${left}" y="-900" width="${wide}" height="2400"`;

export const roomDefs = ({ id }: Easel): string =>
  around(id('lamp'), 'gradientUnits="userSpaceOnUse" cx="285" cy="130" r="760"', [
    [0, light, 0.4],
    [0.5, light, 0.04],
    [1, shade, 0.16],
  ]);

export const wall = ({ url }: Easel): string =>
  `<rect class="sc-wall" ${area} fill="#e2e6e2"/><rect class="sc-lamp" ${area} fill="${url('lamp')}"/>`;

/** The grain of oak as seen from a little above: lines that part as they come nearer. */
const grain = [7, 17, 29, 46, 66, 92, 126, 170, 226, 300];

export function shelf(easel: Easel, y = 432): string {
  const lines = grain.map((deep, index) => {
    const sway = (index % 3) - 1;
    return svg`M${left} ${y + deep}C-300 ${y + deep + 8 * sway} 150 ${y + deep - 9 * sway} 3300 ${y + deep + 4 * sway}`;
  });
  return svg`${wall(easel)}<rect class="sc-top" x="${left}" y="${y}" width="${wide}" height="1100" fill="#b89a74"/>
    <path d="${lines}" fill="none" stroke="#5d4226" stroke-opacity=".2" stroke-width="1.5"/>
    <rect x="${left}" y="${y}" width="${wide}" height="420" fill="${easel.url('deep')}"/>
    <path d="M${left} ${y}h${wide}" stroke="${shade}" stroke-opacity=".35" stroke-width="1.5"/>
    <path d="M${left} ${y + 1.5}h${wide}" stroke="${light}" stroke-opacity=".25"/>`;
}

export const shelfDefs = (easel: Easel): string =>
  roomDefs(easel) +
  down(easel.id('deep'), [
    [0, shade, 0.32],
    [0.16, shade, 0.06],
    [0.42, light, 0.14],
    [1, shade, 0.16],
  ]) +
  around(easel.id('stand'), '', [
    [0, shade, 0.66],
    [0.55, shade, 0.3],
    [1, shade, 0],
  ]);

export function tabletop({ url }: Easel): string {
  const lines = [30, 78, 190, 232, 268, 362, 470, 548].map((y, index) => {
    const sway = 12 * ((index % 3) - 1);
    return svg`M${left} ${y}C-200 ${y + sway} 300 ${y - sway} 3300 ${y + 4}`;
  });
  const joints = (y: number): string => svg`M${left} ${y}h${wide}M${left} ${y + 273}h${wide}`;
  return svg`<rect class="sc-top" ${area} fill="#b89a74"/><path d="${lines}" fill="none" stroke="#5d4226" stroke-opacity=".2" stroke-width="1.5"/>
    <path d="${joints(138)}" stroke="${light}" stroke-opacity=".18" stroke-width="2"/><path d="${joints(136)}" stroke="${umber}" stroke-opacity=".5" stroke-width="2"/>
    <rect class="sc-lamp" ${area} fill="${url('lamp')}"/>`;
}

export const standing = ({ url }: Easel, x: number, y: number, rx: number, ry: number): string => svg`
  <ellipse cx="${x + rx * 0.14}" cy="${y + ry * 0.3}" rx="${rx * 1.5}" ry="${ry * 1.4}" fill="${url('stand')}" opacity=".55"/>
  <ellipse cx="${x}" cy="${y}" rx="${rx * 1.08}" ry="${ry * 1.1}" fill="${url('stand')}"/>`;

export const peg = (x: number, y: number): string => svg`
  <ellipse cx="${x}" cy="${y + 9}" rx="13" ry="10" fill="${shade}" opacity=".22"/>
  <circle cx="${x}" cy="${y}" r="10" fill="#a98355"/><circle cx="${x - 1}" cy="${y - 1.5}" r="8" fill="#c19a68"/>
  <circle cx="${x - 2.5}" cy="${y - 3.5}" r="3.5" fill="#e6cda3"/>`;

export const weave = (id: string, alpha: number): string => svg`
  <pattern id="${id}" width="4" height="4" patternUnits="userSpaceOnUse">
  <path d="M0 .5h2M2 2.5h2" stroke="${shade}" stroke-opacity="${String(alpha)}"/>
  <path d="M.5 2v2M2.5 0v2" stroke="${light}" stroke-opacity="${String(alpha)}"/></pattern>`;
