import type { SceneOptions, ScenePicture } from './choices';
import { fits, hang, room } from './hang';
import { weave } from './rooms';
import { around, down, escaped, light, shade, svg } from './svg';
import { type Framing, framingWidth, measures, work } from './wall-work';

/**
 * The room to scale: a unit is a centimetre and y points down. Sofa and person stand at `floorY`, from which all heights
 * count; the wall ends a little behind them.
 */
export const floorY = 250;
const wallEnd = floorY - 6;

/** Boards that come nearer: how far below the wall each seam lies. */
const seams = [7, 14, 25, 42, 68, 106] as const;
/** Where boards end, in the first three rows in turn. */
const joints = [-460, -300, -170, -60, 36, 118, 190, 262, 350, 450, 560] as const;
const rows = [
  [7, 14],
  [14, 25],
  [25, 42],
] as const;

function boards(left: number, right: number): string {
  const along = seams.map((y) => `M${left} ${wallEnd + y}H${right}`);
  const across = joints.map((x, index) => {
    const [from, to] = rows[index % 3] ?? rows[0];
    return `M${x} ${wallEnd + from}l${Math.round((x - 150) * 0.09)} ${to - from}`;
  });
  return [...along, ...across].join('');
}

function floor(id: string, left: number, right: number): string {
  const across = `x="${left}" width="${right - left}"`;
  return svg`<rect class="sc-floor" ${across} y="${wallEnd}" height="4000" fill="#b59d80"/>
    <path d="${boards(left, right)}" fill="none" stroke="#4d3820" stroke-opacity=".34" stroke-width=".7"/>
    <rect ${across} y="${wallEnd}" height="70" fill="url(#${id}-f)"/>
    <rect class="sc-skirt" ${across} y="${wallEnd - 9}" height="9.6" fill="#f8f9f6"/>
    <path d="M${left} ${wallEnd - 9}H${right}" stroke="${shade}" stroke-opacity=".2" stroke-width=".5"/>
    <path d="M${left} ${wallEnd + 0.5}H${right}" stroke="${shade}" stroke-opacity=".5" stroke-width=".7"/>`;
}

const { width, height } = room.sofa;
const backY = floorY - height;
const cushion = 'M-70 176q18-3 33 2q4 15 1 31q-17 4-34 0q-4-16 0-33Z';

/** A sofa for three. @param x its middle */
const sofa = (id: string, x: number): string =>
  svg`
  <g class="sc-sofa" transform="translate(${x})" fill="none">
  <ellipse cy="251" rx="112" ry="5" fill="${shade}" opacity=".5" filter="url(#${id}-g)"/>
  <path d="M-97 246v4M97 246v4" stroke="#3b2717" stroke-width="4"/>
  <path d="M-90 226V${backY + 13}q0-13 13-13H77q13 0 13 13v45Z" fill="url(#${id}-s)"/>
  <path d="M0 ${backY + 1}v41" stroke="${shade}" stroke-opacity=".3"/>
  <path d="M-86 ${backY + 7}q4-5 10-5H76q6 0 10 5" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"/>
  <rect x="${-width / 2}" y="222" width="${width}" height="25" rx="3" fill="url(#${id}-s)"/>
  <path d="M-88 210q0-5 6-5h75q6 0 6 5v14q0 4-5 4h-77q-5 0-5-4ZM1 210q0-5 6-5h75q6 0 6 5v14q0 4-5 4H6q-5 0-5-4Z" fill="#456a60"/>
  <path d="M-86 228h84M3 228h84" stroke="${shade}" stroke-opacity=".36" stroke-width="2"/>
  <path d="M-105 204q0-11 10-11t10 11v43h-17q-3 0-3-3ZM85 204q0-11 10-11t10 11v40q0 3-3 3H85Z" fill="#3f6056"/>
  <path d="M-103 202q1-7 8-7M87 202q1-7 8-7" stroke="#fff" stroke-opacity=".25" stroke-width="1.3"/>
  <path d="M-85 204v43M85 204v43" stroke="${shade}" stroke-opacity=".3"/>
  <path d="${cushion}" fill="#d7a43b"/><path d="${cushion}" fill="url(#${id}-v)"/>
  <path d="M-69 208q17 4 33 0q2-8 2-16q-16 10-35 16Z" fill="${shade}" opacity=".16"/></g>`;

const crownY = floorY - room.person;

/** A woman in a long coat who looks at the work, seen from behind. @param x her middle */
const person = (id: string, x: number): string =>
  svg`
  <g class="sc-person" transform="translate(${x})" fill="none">
  <ellipse cx="3" cy="251" rx="26" ry="3.4" fill="${shade}" opacity=".5" filter="url(#${id}-g)"/>
  <path d="M-7 205l-2 40M7 205l2 40" stroke="#3a2f2c" stroke-width="7.5"/>
  <path d="M-17 ${floorY}c0-6 4-8 10-8h2v8ZM17 ${floorY}c0-6-4-8-10-8H5v8Z" fill="#14191c"/>
  <path d="M-4 101h8v13h-8Z" fill="#b77c5e"/>
  <path d="M0 110c-10 0-17 3-19 13c-3 24-6 67-5 97c14 6 34 6 48 0c1-30-2-73-5-97c-2-10-9-13-19-13Z" fill="#7b2d3c"/>
  <path d="M3 110c9 0 14 3 16 13c3 24 6 67 5 97c-7 4-14 5-20 5c3-35 3-85-1-115Z" fill="#5a1e2b"/>
  <path d="M-19 125c-6 18-3 37 11 43l15 1M19 125c6 18 3 36-10 44" stroke="#8d3a4a" stroke-width="5.8" stroke-linecap="round"/>
  <ellipse cy="168" rx="6" ry="4" fill="#c98d6d"/>
  <path d="M-9 108c6 5 12 5 18 0l1 6c-6 4-14 4-20 0Z" fill="#d7a43b"/>
  <ellipse cy="${crownY + 15}" rx="10" ry="12.6" fill="#2a1c17"/><circle cx="1" cy="${crownY + 5}" r="5" fill="#2a1c17"/>
  <path d="M-5 ${crownY + 6}c-3 6-2 13 1 18M7 ${crownY + 7}c2 6 1 13-2 17" stroke="#6b4635"/></g>`;

export const paints = ['plaster', 'naples', 'ochre', 'verte', 'prussian', 'madder'] as const;
export type Paint = (typeof paints)[number];

export type Hung = Readonly<{ widthCm: number; heightCm: number; paint: Paint; frame?: Framing }>;

export type WallOptions = SceneOptions &
  Readonly<{
    /** The lengths as the visitor writes them; without them nothing is measured in the drawing. */
    labels?: Readonly<{ width: string; height: string; eyes: string }> | undefined;
  }>;

type Tone = Readonly<{ fill: string; ink: string; dot: string; lamp: number }>;
const pale: Omit<Tone, 'fill'> = { ink: '#14191c', dot: '#9c170c', lamp: 0.45 };
const deep: Omit<Tone, 'fill'> = { ink: '#f4f2ec', dot: '#ff6a52', lamp: 0.2 };
/** The light scheme; a style sheet may repaint the classes. */
const tones: Readonly<Record<Paint, Tone>> = {
  plaster: { fill: '#e2e6e2', ink: 'currentColor', dot: '#d12a1c', lamp: 0.62 },
  naples: { ...pale, fill: '#ecd18c' },
  ochre: { ...pale, fill: '#d7a43b' },
  verte: { ...deep, fill: '#2c483b' },
  prussian: { ...deep, fill: '#16304f' },
  madder: { ...deep, fill: '#5a1e2b' },
};

/** How many times closer a low stage comes, so that the work is about a third of its height (STAGE-11). */
export function nearness({ widthCm, heightCm }: Pick<Hung, 'widthCm' | 'heightCm'>): 1 | 2 | 3 | 4 {
  const side = Math.max(heightCm, widthCm * 0.6);
  return side <= 32 ? 4 : side <= 45 ? 3 : side <= 90 ? 2 : 1;
}

/** Where everything stands: x from the left end of the room, y downwards to the floor. Centimetres. */
function placed({ widthCm, heightCm, frame = 'canvas' }: Hung) {
  const { centre, sofa } = hang({ width: widthCm, height: heightCm });
  const middle = Math.max(142, 30 + widthCm / 2);
  const personX = Math.max(middle + 180, middle + widthCm / 2 + 44);
  const box = { x: middle - widthCm / 2, y: floorY - centre - heightCm / 2, width: widthCm, height: heightCm };
  const reach = framingWidth[frame];
  const top = Math.min(-14, box.y - reach - 22);
  return {
    middle,
    personX,
    box,
    reach,
    sofa,
    view: { x: -4, y: top, width: Math.max(366, personX + 48), height: floorY + 56 - top },
  };
}

function definitions(id: string, { lamp }: Tone, { middle, box }: ReturnType<typeof placed>): string {
  const pool = svg`gradientUnits="userSpaceOnUse" cx="${middle}" cy="${Math.min(60, box.y + box.height * 0.3)}" r="${Math.max(380, box.width * 1.7)}"`;
  return svg`
    ${weave(`${id}-v`, 0.08)}
    <filter id="${id}-b" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="3"/></filter>
    <filter id="${id}-g" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="2.2"/></filter>
    ${around(`${id}-w`, pool, [
      [0, light, lamp],
      [0.5, light, lamp / 4],
      [1, shade, 0.16],
    ])}${down(`${id}-f`, [
      [0, shade, 0.3],
      [0.12, shade, 0.08],
      [1, light, 0.12],
    ])}${down(`${id}-s`, [
      [0, '#4c7066'],
      [1, '#2b443d'],
    ])}`;
}

const eyeLine = (right: number, ends: readonly [number, number], { ink, dot }: Tone, label: string): string => svg`
  <path d="M${ends[0]} ${floorY - room.eyes}H${ends[1]}" stroke="${dot}" stroke-width=".6" stroke-dasharray="1 3"/>
  <text class="sc-cm sc-eyes" x="${right - 4}" y="${floorY - room.eyes - 2}" text-anchor="end" font-size="7" fill="${ink}">${escaped(label)}</text>`;

/**
 * A work on a wall, to scale: a unit is a centimetre. Beside it a person of 170 cm, below it a sofa where there is room.
 * @returns an `<svg>` that needs no style sheet; the room runs on beyond its view
 */
export function wall(picture: ScenePicture, hung: Hung, options: WallOptions): string {
  const { id, alt, hidden, labels } = options;
  const { paint, frame = 'canvas' } = hung;
  const [at, tone] = [placed(hung), tones[paint]];
  const { view, box, reach } = at;
  const ends = [Math.round(view.x - 6 * view.width), Math.round(view.x + 7 * view.width)] as const;
  const ground = `x="${ends[0]}" y="${ends[0]}" width="${ends[1] - ends[0]}" height="${floorY - ends[0]}"`;
  return svg`<svg class="sc sc-near-${nearness(hung)}" xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" preserveAspectRatio="xMidYMid meet" overflow="visible" ${hidden ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(alt)}"`}>
    <defs>${definitions(id, tone, at)}</defs>
    <rect class="sc-wall sc-wall-${paint}" ${ground} fill="${tone.fill}"/><rect ${ground} fill="url(#${id}-w)"/>
    ${floor(id, ends[0], ends[1])}
    ${labels && eyeLine(view.x + view.width, ends, tone, labels.eyes)}
    ${work(picture.href, box, frame, fits(picture, box), `url(#${id}-b)`)}
    ${labels && measures({ box, reach, ink: tone.ink, ...labels })}
    ${at.sofa && sofa(id, Math.round(at.middle))}
    ${person(id, Math.round(at.personX))}</svg>`;
}
