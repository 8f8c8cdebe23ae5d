import type { SceneOptions, ScenePicture } from './choices';
import { fits, hang, room } from './hang';
import { floor, floorY, person, sofa } from './living-room';
import { weave } from './rooms';
import { around, down, escaped, light, shade, svg } from './svg';
import { type Framing, framingWidth, measures, work } from './wall-work';

/** Six paints of a wall, by the names of their tokens. */
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

/** Where everything stands: x from the left end of the room, y downwards to the floor. Centimetres. */
function placed({ widthCm, heightCm, frame = 'canvas' }: Hung) {
  const { centre, sofa } = hang({ width: widthCm, height: heightCm });
  const middle = Math.max(142, 30 + widthCm / 2);
  const personX = Math.max(middle + 180, middle + widthCm / 2 + 44);
  const box = { x: middle - widthCm / 2, y: floorY - centre - heightCm / 2, width: widthCm, height: heightCm };
  const reach = framingWidth[frame];
  const top = Math.min(-14, box.y - reach - 22);
  return {
    ...{ middle, personX, box, reach, sofa },
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

/** A dotted line at the height of the eyes, where works hang. */
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
  return svg`<svg class="sc" xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" preserveAspectRatio="xMidYMid meet" overflow="visible" ${hidden ? 'aria-hidden="true"' : `role="img" aria-label="${escaped(alt)}"`}>
    <defs>${definitions(id, tone, at)}</defs>
    <rect class="sc-wall sc-wall-${paint}" ${ground} fill="${tone.fill}"/><rect ${ground} fill="url(#${id}-w)"/>
    ${floor(id, ends[0], ends[1])}
    ${labels && eyeLine(view.x + view.width, ends, tone, labels.eyes)}
    ${work(picture.href, box, frame, fits(picture, box), `url(#${id}-b)`)}
    ${labels && measures({ box, reach, ink: tone.ink, ...labels })}
    ${at.sofa && sofa(id, Math.round(at.middle))}
    ${person(id, Math.round(at.personX))}</svg>`;
}
