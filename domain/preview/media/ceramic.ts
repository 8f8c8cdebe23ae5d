import { colourOf } from '../choices';
import type { Drawing, Easel } from '../easel';
import { roundThings } from '../measures';
import { shelf, shelfDefs, standing } from '../rooms';
import { type Cylinder, handle, handleAngle, handleLine, outline, turnOf, wrapped } from '../round';
import { across, blur, clip, down, everywhere, light, shade, svg } from '../svg';

const body: Cylinder = { x: 264, r: 138, y: 132, height: 308, rim: 29, foot: 41, thing: roundThings.mug };
const { x, r, y, height, rim } = body;
const shape = outline(body);
const white = '#f8f6f1';

const ear = [
  [132, y + 62],
  [208, y + 34],
  [246, y + 96],
  [243, y + 150],
  [240, y + 204],
  [196, y + 250],
  [128, y + 246],
] as const;

const defs = (easel: Easel): string => {
  const { id } = easel;
  return (
    shelfDefs(easel) +
    across(id('side'), [
      [0, shade, 0.5],
      [0.05, shade, 0.3],
      [0.15, shade, 0.08],
      [0.3, light, 0.1],
      [0.46, light, 0],
      [0.7, shade, 0.07],
      [0.87, shade, 0.25],
      [0.96, shade, 0.44],
      [1, shade, 0.26],
    ]) +
    down(id('low'), [
      [0, shade, 0],
      [0.7, shade, 0],
      [0.9, '#a9764a', 0.2],
      [1, shade, 0.42],
    ]) +
    across(id('in'), [
      [0, shade, 0.5],
      [0.25, shade, 0.16],
      [0.7, light, 0.14],
      [0.9, light, 0.04],
      [1, shade, 0.22],
    ]) +
    down(id('well'), [
      [0, shade, 0],
      [0.3, shade, 0.12],
      [1, shade, 0.5],
    ]) +
    blur(id('soft'), 5, everywhere) +
    clip(id('body'), `<path d="${shape}"/>`) +
    clip(id('mouth'), svg`<ellipse cx="${x}" cy="${y + 1}" rx="${r - 8}" ry="${rim - 5}"/>`)
  );
};

const gloss = ({ url }: Easel): string => svg`<g clip-path="${url('body')}">
  <g fill="${light}" filter="${url('soft')}">
  <path d="M${x - 96} ${y + 40}q19 7 44 11v196q-24 -3 -44 -11Z" opacity=".42"/>
  <path d="M${x - 84} ${y + 44}q10 4 18 5v180q-10 -2 -18 -5Z" opacity=".36"/>
  <path d="M${x + 112} ${y + 46}q6 -3 11 -6v190q-5 4 -11 6Z" opacity=".26"/></g></g>`;

const shaded = ({ url }: Easel): string =>
  svg`<path d="${shape}" fill="${url('side')}"/><path d="${shape}" fill="${url('low')}"/>`;

const ground = (easel: Easel): string => svg`${shelf(easel)}${standing(easel, x, y + height + 16, r, 27)}`;

type Mouth = Readonly<{ lip: string; inside: string; drink?: string }>;

const mouth = ({ url }: Easel, { lip, inside, drink = '' }: Mouth): string => svg`
  <ellipse cx="${x}" cy="${y}" rx="${r}" ry="${rim}" fill="${lip}"/>
  <g clip-path="${url('mouth')}"><rect x="${x - r}" y="${y - rim}" width="${2 * r}" height="${2 * rim}" fill="${inside}"/>
  <rect x="${x - r}" y="${y - rim}" width="${2 * r}" height="${2 * rim}" fill="${url('well')}"/>
  <rect x="${x - r}" y="${y - rim}" width="${2 * r}" height="${2 * rim}" fill="${url('in')}"/>${drink}</g>
  <ellipse cx="${x}" cy="${y + 1}" rx="${r - 8}" ry="${rim - 5}" fill="none" stroke="${shade}" stroke-opacity=".28"/>
  <path d="M${x - r + 16} ${y + 13}A${r - 3} ${rim - 2} 0 0 0 ${x + 4} ${y + rim - 2.5}" fill="none" stroke="${light}" stroke-opacity=".95" stroke-width="2.5" stroke-linecap="round"/>
  <ellipse cx="${x}" cy="${y}" rx="${r - 0.5}" ry="${rim - 0.5}" fill="none" stroke="${shade}" stroke-opacity=".16"/>`;

type Look = Readonly<{ handle: string; cover: string; mouth: Mouth }>;

function drawn(easel: Easel, look: Look): string {
  const turn = turnOf(easel, -8);
  const place = handleAngle(easel, body) - 90 + turn;
  const line = handleLine(body, ear, place);
  const held = handle(line, look.handle, 31);
  const front = place < -14;
  const cast = svg`<g clip-path="${easel.url('body')}"><path d="${line}" fill="none" stroke="${shade}" stroke-opacity=".4" stroke-width="34" filter="${easel.url('soft')}" transform="translate(4 12)"/></g>`;
  return svg`${!front && held}<path d="${shape}" fill="${white}"/>
    <g clip-path="${easel.url('body')}">${wrapped(easel, body, turn, 16)}</g>${look.cover}${shaded(easel)}${gloss(easel)}
    ${front && cast + held}${mouth(easel, look.mouth)}`;
}

export function mug(easel: Easel): Drawing {
  const { choice, id, url } = easel;
  const look: Look = {
    handle: colourOf(choice, 'handle'),
    cover: '',
    mouth: { lip: url('lip'), inside: colourOf(choice, 'interior') },
  };
  const lip = across(id('lip'), [
    [0, '#d9d6cf'],
    [0.3, '#fff'],
    [0.75, '#f3f0ea'],
    [1, '#c9c6bf'],
  ]);
  return { defs: defs(easel) + lip, body: ground(easel) + drawn(easel, look) };
}

const glaze = '#232528';

/** Covers the mug from below as far as it is cold; between cold and warm it thins out. */
const coldMask = ({ id }: Easel, heat: number): string => {
  const edge = y + height + 60 - heat * (height + 130);
  return svg`<linearGradient id="${id('edge')}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${edge}" y2="${edge + 76}">
    <stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#999"/><stop offset="1" stop-color="#000"/></linearGradient>
    <mask id="${id('cold')}" maskUnits="userSpaceOnUse" x="100" y="90" width="330" height="420">
    <rect x="100" y="90" width="330" height="420" fill="url(#${id('edge')})"/></mask>`;
};

const tea = svg`<ellipse cx="${x}" cy="${y + 12}" rx="${r - 18}" ry="${rim - 10}" fill="#4a2813"/>
  <path d="M${x - 106} ${y + 9}a${r - 18} ${rim - 11} 0 0 1 140 -13a170 24 0 0 0 -140 13Z" fill="#9a6237" opacity=".75"/>`;

const steam = (
  { url }: Easel,
  heat: number,
): string => svg`<g fill="none" stroke="${light}" stroke-width="13" stroke-linecap="round"
  opacity="${String(Math.round(heat * 55) / 100)}" filter="${url('haze')}">
  <path d="M222 116C198 80 248 60 220 10"/><path d="M270 118C296 74 240 52 276 -6"/><path d="M314 116C292 86 336 66 310 24"/></g>`;

/** Black while cold; with the heat the glaze withdraws upwards, and tea and steam appear. */
export function magicMug(easel: Easel): Drawing {
  const { choice, url, id } = easel;
  const heat = Math.max(0, Math.min(1, choice.heat ?? 1));
  const warm = heat > 0.3;
  const look: Look = {
    handle: glaze,
    cover: `<path d="${shape}" fill="${glaze}" mask="${url('cold')}"/>`,
    mouth: { lip: '#2b2d31', inside: '#f1efe9', drink: warm ? tea : '' },
  };
  return {
    defs: defs(easel) + coldMask(easel, heat) + (warm ? blur(id('haze'), 8) : ''),
    body: ground(easel) + (warm ? steam(easel, heat) : '') + drawn(easel, look),
  };
}
