import { chosenValue } from '../choices';
import type { Drawing, Easel } from '../easel';
import { type RoundThing, roundThings } from '../measures';
import { shelf, shelfDefs, standing } from '../rooms';
import { type Cylinder, handle, handleAngle, handleLine, outline, turnOf, wrapped } from '../round';
import { across, blur, clip, down, everywhere, light, shade, svg } from '../svg';

const steel = (id: string): string =>
  across(id, [
    [0, '#59615f'],
    [0.06, '#98a1a3'],
    [0.16, '#e6ebec'],
    [0.24, '#fdfefe'],
    [0.33, '#c6cdcf'],
    [0.5, '#a4adb0'],
    [0.63, '#dce1e2'],
    [0.79, '#87908f'],
    [0.92, '#5c6466'],
    [1, '#939b9d'],
  ]);

const side = (id: string): string =>
  across(id, [
    [0, shade, 0.54],
    [0.07, shade, 0.24],
    [0.17, shade, 0.04],
    [0.215, light, 0.24],
    [0.25, light, 0.5],
    [0.285, light, 0.42],
    [0.33, light, 0.08],
    [0.5, light, 0],
    [0.72, shade, 0.08],
    [0.9, shade, 0.36],
    [0.96, shade, 0.48],
    [1, shade, 0.28],
  ]);

function mugOf(thing: RoundThing, tall: number): Cylinder {
  const r = thing.diameter * 1.68;
  const s = r / 138;
  return { x: 268, r, y: 446 - tall * 3.36, height: tall * 3.36, rim: 29 * s, foot: 39 * s, thing };
}

const mugs = { 11: mugOf(roundThings['metal-mug'][11], 78), 12: mugOf(roundThings['metal-mug'][12], 88) };

const wire = [
  [-4, 0.17],
  [30, 0.17],
  [30, 0.17],
  [56, 0.17],
  [84, 0.17],
  [84, 0.21],
  [84, 0.3],
  [84, 0.5],
  [84, 0.5],
  [84, 0.66],
  [84, 0.75],
  [84, 0.79],
  [56, 0.79],
  [30, 0.79],
  [30, 0.79],
  [-8, 0.79],
] as const;
const ear = ({ r, y, height }: Cylinder) => wire.map(([out, low]) => [r + out, y + height * low] as const);

export function metalMug(easel: Easel): Drawing {
  const { choice, id, url } = easel;
  const capacity = chosenValue(choice, 'capacity')?.id;
  const small = capacity === 11;
  const body = small ? mugs[11] : mugs[12];
  const other = small ? mugs[12] : mugs[11];
  const { x, r, y, height, rim } = body;
  const turn = turnOf(easel, -8);
  const place = handleAngle(easel, body) - 90 + turn;
  const held = handle(handleLine(body, ear(body), place), '#c8ced0', 15);
  const front = place < -14;
  const shape = outline(body);
  const ghost = svg`M${other.x - other.r} ${other.y + other.height - 20}V${other.y}A${other.r} ${other.rim} 0 0 1 ${other.x + other.r} ${other.y}v${other.height - 20}`;
  const hoop = (level: number, deep: number): string =>
    svg`M${x - r} ${y + level}A${r} ${rim} 0 0 0 ${x + r} ${y + level}v${deep}A${r} ${rim} 0 0 1 ${x - r} ${y + level + deep}Z`;
  return {
    defs:
      shelfDefs(easel) +
      steel(id('steel')) +
      side(id('side')) +
      down(id('well'), [
        [0, shade, 0.16],
        [0.4, shade, 0.5],
        [1, shade, 0.82],
      ]) +
      clip(id('body'), `<path d="${shape}"/>`),
    body: svg`${shelf(easel)}${standing(easel, x, y + height + 15, r, 26)}
      ${small && `<path d="${ghost}" class="sc-guide" fill="none" stroke="#4b5459" stroke-opacity=".7" stroke-dasharray="4 5"/>`}${!front && held}<path d="${shape}" fill="#f5f5f2"/>
      <g clip-path="${url('body')}">${wrapped(easel, body, turn, 18)}<path d="${hoop(height - 26, 70)}" fill="${url('steel')}"/>
      <path d="M${x - r} ${y + height - 27}A${r} ${rim + 6} 0 0 0 ${x + r} ${y + height - 27}" fill="none" stroke="${shade}" stroke-opacity=".4" stroke-width="2"/></g>
      <path d="${shape}" fill="${url('side')}"/>${front && held}
      <path d="${hoop(0, 15)}" fill="${url('steel')}"/><path d="${hoop(15, 2)}" fill="${shade}" opacity=".4"/>
      <ellipse cx="${x}" cy="${y}" rx="${r}" ry="${rim}" fill="${url('steel')}"/>
      <ellipse cx="${x}" cy="${y + 1}" rx="${r - 5}" ry="${rim - 3}" fill="${url('steel')}"/><ellipse cx="${x}" cy="${y + 1}" rx="${r - 5}" ry="${rim - 3}" fill="${url('well')}"/>
      <path d="M${x - r + 14} ${y + rim * 0.44}A${r - 2} ${rim - 1.5} 0 0 0 ${x + 6} ${y + rim - 1.5}" fill="none" stroke="${light}" stroke-width="2" stroke-linecap="round"/>
      ${capacity === 12 && `<g fill="none" stroke-opacity=".6"><path d="${ghost}" stroke="${shade}" stroke-dasharray="4 8"/><path d="${ghost}" stroke="${light}" stroke-dasharray="4 8" stroke-dashoffset="6"/></g>`}`,
  };
}

const flask: Cylinder = { x: 300, r: 92, y: 196, height: 362, rim: 15, foot: 25, thing: roundThings.bottle };
const flaskShape = 'M208 214C208 154 268 166 270 128H330C332 166 392 154 392 214V532C392 580 208 580 208 532Z';
const ridges = Array.from({ length: 13 }, (_, index) => {
  const x = 300 - 37 * Math.cos((Math.PI * (index + 1)) / 14);
  return svg`M${x} 74v44`;
});

export function bottle(easel: Easel): Drawing {
  const { id, url } = easel;
  return {
    defs:
      shelfDefs(easel) +
      steel(id('steel')) +
      across(id('lid'), [
        [0, '#17191b'],
        [0.2, '#373b3e'],
        [0.28, '#6d7377'],
        [0.36, '#33373a'],
        [0.8, '#1b1e20'],
        [1, '#2c3032'],
      ]) +
      blur(id('soft'), 11, everywhere) +
      blur(id('near'), 2.5) +
      clip(id('body'), `<path d="${flaskShape}"/>`),
    body: svg`${shelf(easel, 490)}${standing(easel, 300, 562, 92, 19)}
      <path d="M279 66c0-50 42-50 42 0" fill="none" stroke="#26292c" stroke-width="10"/>
      <path d="M277 62c2-40 38-44 42-4" fill="none" stroke="${light}" stroke-opacity=".28" stroke-width="2"/>
      <path d="${flaskShape}" fill="#f4f4f2"/><g clip-path="${url('body')}">${wrapped(easel, flask, turnOf(easel, 0), 18)}
      <path d="M208 528A92 27 0 0 0 392 528V590H208Z" fill="${url('steel')}"/>
      <path d="M208 527A92 27 0 0 0 392 527" fill="none" stroke="${shade}" stroke-opacity=".45" stroke-width="2"/></g>
      <g clip-path="${url('body')}" fill="none"><path d="${flaskShape}" stroke="${shade}" stroke-opacity=".62" stroke-width="40" filter="${url('soft')}"/>
      <path d="M364 540V214C364 180 320 178 316 140" stroke="${shade}" stroke-opacity=".16" stroke-width="34" filter="${url('soft')}"/>
      <g stroke="${light}" filter="${url('near')}" stroke-linecap="round"><path d="M246 520V220C246 184 286 180 288 142" stroke-opacity=".5" stroke-width="13"/>
      <path d="M385 520V222" stroke-opacity=".3" stroke-width="5"/><path d="M240 196C256 176 286 172 312 176" stroke-opacity=".3" stroke-width="9"/></g></g>
      <path d="M267 116h66v18a33 6 0 0 1 -66 0Z" fill="${url('steel')}"/><path d="M267 121a33 6 0 0 0 66 0" fill="none" stroke="${shade}" stroke-opacity=".5"/>
      <path d="M260 70h80v47a40 7.5 0 0 1 -80 0Z" fill="${url('lid')}"/><ellipse cx="300" cy="70" rx="40" ry="7.5" fill="#43484b"/>
      <path d="${ridges}" stroke="${shade}" stroke-opacity=".55" stroke-width="1.5"/>
      <path d="M262 69a38 6.5 0 0 1 40 -6" fill="none" stroke="${light}" stroke-opacity=".4"/>`,
  };
}
