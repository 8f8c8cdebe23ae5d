import type { WorkFacts } from './lightbox-facts';
import styles from './lightbox-panel.module.css';
import type { LightboxWork } from './lightbox-works';
import { Person } from './person';

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;
type Size = Readonly<{ width: number; height: number }>;

/** Centimetres; up is negative, the floor is at 0. */
const eyeLevel = 150;
const tall = 170;
/** Between works, and between the last one and the person's shoulder. */
const gap = 22;
const shoulder = 26;
/** Above the highest work, below the floor, and at both sides. */
const air = { above: 24, below: 26, beside: 30 };
/** The least height of the room that is seen. */
const ceiling = 240;

/** The A formats that a file is printed in. */
const prints: readonly Size[] = [
  { width: 42, height: 59.4 },
  { width: 29.7, height: 42 },
  { width: 21, height: 29.7 },
];

const turned = ({ width, height }: Size, wide: boolean): Size =>
  wide ? { width: height, height: width } : { width, height };

/**
 * Where works hang side by side: their centres 150 cm above the floor, and higher where they would reach it. A wall
 * stands on the floor.
 */
export function placed(sizes: readonly Size[], onFloor: boolean): readonly Box[] {
  let x = 0;
  return sizes.map(({ width, height }) => {
    const bottom = onFloor ? 0 : Math.max(eyeLevel - height / 2, 12);
    const box = { x, y: -bottom - height, width, height };
    x += width + gap;
    return box;
  });
}

/** A sheet's white margin, as a part of its shorter side. */
const margin = 0.045;
const inside = ({ x, y, width, height }: Box): Box => {
  const edge = margin * Math.min(width, height);
  return { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
};

type SceneProps = Readonly<{ work: LightboxWork; facts: WorkFacts; label: string }>;

/** The work as large as it is, beside a person 170 cm tall (DESIGN-21). The room goes on beyond the drawing. */
export function ScaleScene({ work, facts, label }: SceneProps) {
  const { width, height } = work;
  const { cm, body } = facts;
  const isFile = !cm;
  const boxes = placed(cm ? [cm] : prints.map((size) => turned(size, width > height)), body === 'wall');
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const top = Math.min(-ceiling, ...boxes.map(({ y }) => y - air.above));
  const person = right + gap + shoulder;
  const view = [-air.beside, top, person + shoulder + 2 * air.beside, air.below - top];
  return (
    <svg className={styles.scene} viewBox={view.join(' ')} role="img" aria-label={label}>
      <rect className={styles.room} x="-9999" y="-9999" width="20000" height="9999" />
      <rect className={styles.floor} x="-9999" y="0" width="20000" height="9999" />
      <rect className={styles.skirting} x="-9999" y="-9" width="20000" height="9" />
      {body !== 'wall' && <path className={styles.eyeLevel} d={`M-9999-${eyeLevel}H9999`} />}
      {boxes.map((box) => (
        <g key={box.x} className={body === 'wall' ? undefined : styles.hung}>
          {isFile && <rect className={styles.sheet} {...box} />}
          <image
            href={work.placeholder}
            {...(isFile ? inside(box) : box)}
            preserveAspectRatio={isFile ? 'xMidYMid' : 'none'}
          />
        </g>
      ))}
      <g transform={`translate(${person} -${tall})`}>
        <Person />
      </g>
    </svg>
  );
}
