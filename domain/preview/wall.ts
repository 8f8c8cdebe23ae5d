import files from '@/generated/scenes.json';
import { fill } from '@/i18n/fill';
import type { SceneOptions, ScenePicture } from './choices';
import { drawn, seen } from './drawn';
import { fits, hang } from './hang';
import { fine } from './svg';

/** A unit is a centimetre, and y points down. All heights count from `floorY`, a little before the wall. */
export const floorY = 250;

/** Stretched on a frame, paper as it is, framed, framed with a mount. */
export type Framing = 'canvas' | 'bare' | 'frame' | 'mount';

/** By how much it makes the work larger on each side, in centimetres. */
const framingWidth: Readonly<Record<Framing, number>> = { canvas: 0, bare: 0, frame: 2.6, mount: 8.6 };

export const paints = ['plaster', 'naples', 'ochre', 'verte', 'prussian', 'madder'] as const;
export type Paint = (typeof paints)[number];

export type Hung = Readonly<{ widthCm: number; heightCm: number; paint: Paint; frame?: Framing }>;

type WallOptions = SceneOptions &
  Readonly<{
    /** The lengths as the visitor writes them; without them nothing is measured in the drawing. */
    labels?: Readonly<{ width: string; height: string; eyes: string }> | undefined;
  }>;

type Tone = Readonly<{ ink: string; dot: string; lamp: number }>;
const pale: Tone = { ink: '#14191c', dot: '#9c170c', lamp: 0.45 };
const deep: Tone = { ink: '#f4f2ec', dot: '#ff6a52', lamp: 0.2 };
const tones: Readonly<Record<Paint, Tone>> = {
  plaster: { ink: 'currentColor', dot: '#d12a1c', lamp: 0.62 },
  naples: pale,
  ochre: pale,
  verte: deep,
  prussian: deep,
  madder: deep,
};

/** How many times closer a low stage comes, so that the work is about a third of its height (STAGE-11). */
export function nearness({ widthCm, heightCm }: Pick<Hung, 'widthCm' | 'heightCm'>): 1 | 2 | 3 | 4 {
  const side = Math.max(heightCm, widthCm * 0.6);
  return side <= 32 ? 4 : side <= 45 ? 3 : side <= 90 ? 2 : 1;
}

/** `x` from the left end of the room, `y` downwards to the floor, in centimetres. */
function placed({ widthCm, heightCm, frame = 'canvas' }: Hung) {
  const { centre, sofa } = hang({ width: widthCm, height: heightCm });
  const middle = Math.max(142, 30 + widthCm / 2);
  const person = Math.max(middle + 180, middle + widthCm / 2 + 44);
  const box = { x: middle - widthCm / 2, y: floorY - centre - heightCm / 2, width: widthCm, height: heightCm };
  const reach = framingWidth[frame];
  const top = Math.min(-14, box.y - reach - 22);
  return {
    middle,
    person,
    box,
    reach,
    sofa,
    view: { x: -4, y: top, width: Math.max(366, person + 48), height: floorY + 56 - top },
  };
}

/** Below this height in centimetres the length of the upright side stands beside its line, above it along the line. */
const low = 50;

export function wall(picture: ScenePicture, hung: Hung, options: WallOptions): string {
  const { labels } = options;
  const { paint, frame = 'canvas' } = hung;
  const { view, box, reach, middle, person, sofa } = placed(hung);
  const { ink, dot, lamp } = tones[paint];
  const { x, y, width, height } = box;
  const [outer, tall] = [width + 2 * reach, height + 2 * reach];
  const isLow = height < low;
  const slots = {
    x,
    y,
    width,
    height,
    right: x + width,
    bottom: y + height,
    left: x - reach,
    top: y - reach,
    outer,
    tall,
    inner: outer - 5.2,
    hole: tall - 5.2,
    middle: Math.round(middle),
    centre: y + height / 2,
    anchor: isLow ? 'end' : 'middle',
    turn: isLow ? 'translate(-10 2.4)' : 'translate(-9) rotate(-90)',
    person: Math.round(person),
    end: view.x + view.width - 4,
    paint,
    ink,
    dot,
    lit: Math.min(60, y + height * 0.3),
    pool: Math.max(380, width * 1.7),
    lamp: fine(lamp),
    glow: fine(lamp / 4),
    canvas: seen(frame === 'canvas'),
    framed: seen(reach > 0),
    fit: fits(picture, box) === 'whole' ? 'meet' : 'slice',
  };
  const parts = { eyes: labels ? files.eyes : '', sizes: labels ? files.sizes : '', sofa: sofa ? files.sofa : '' };
  const texts = {
    href: picture.href,
    eye: labels?.eyes ?? '',
    across: labels?.width ?? '',
    down: labels?.height ?? '',
  };
  const root = `class="sc sc-near-${nearness(hung)}" viewBox="${[view.x, view.y, view.width, view.height].map(fine).join(' ')}"`;
  return drawn(fill(files.room, parts), slots, texts, options, root);
}
