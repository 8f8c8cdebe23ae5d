import './lightbox-panel.css';
import { Person } from '../person';
import type { LightboxWords } from './lightbox-link';
import type { LightboxWork } from './lightbox-works';
import { eyeLevel, gap, placed, printed, shoulder, sizesDrawn, tall } from './scale';

/** What the drawing needs to know of a work, read from its link on the page. */
export type WorkFacts = Readonly<{
  size: string;
  body: 'canvas' | 'wall' | 'file';
  /** Null for a file, which is as large as it is printed. */
  cm: Readonly<{ width: number; height: number }> | null;
}>;

/** The size as the label writes it, without the comma that joins it to the technique. */
const sizeOf = (link: HTMLElement): string =>
  (link.querySelector('[data-part=size]')?.textContent ?? '').replace(/^, /, '');

export function factsOf(link: HTMLAnchorElement): WorkFacts {
  const { body, cm = '' } = link.dataset;
  const [width, height] = cm.split(' ').map(Number);
  return {
    size: sizeOf(link),
    body: body === 'wall' || body === 'file' ? body : 'canvas',
    cm: width && height ? { width, height } : null,
  };
}

/** Above the highest work, below the floor, and at both sides. */
const air = { above: 24, below: 26, beside: 30 };
/** The least height of the room that is seen. */
const ceiling = 240;

type SceneProps = Readonly<{ work: LightboxWork; facts: WorkFacts; label: string }>;

/** The work as large as it is, beside a person 170 cm tall (DESIGN-21). The room goes on beyond the drawing. */
export function ScaleScene({ work, facts, label }: SceneProps) {
  const { cm, body } = facts;
  const isFile = !cm;
  const boxes = placed(sizesDrawn(cm, work), body === 'wall');
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const top = Math.min(-ceiling, ...boxes.map(({ y }) => y - air.above));
  const person = right + gap + shoulder;
  const view = [-air.beside, top, person + shoulder + 2 * air.beside, air.below - top];
  return (
    <svg className="lightbox-panel__scene" viewBox={view.join(' ')} role="img" aria-label={label}>
      <rect className="lightbox-panel__room" x="-9999" y="-9999" width="20000" height="9999" />
      <rect className="lightbox-panel__floor" x="-9999" y="0" width="20000" height="9999" />
      <rect className="lightbox-panel__skirting" x="-9999" y="-9" width="20000" height="9" />
      {body !== 'wall' && <path className="lightbox-panel__eye-level" d={`M-9999-${eyeLevel}H9999`} />}
      {boxes.map((box) => (
        <g key={box.x} className={body === 'wall' ? undefined : 'lightbox-panel__hung'}>
          {isFile && <rect className="lightbox-panel__sheet" {...box} />}
          <image
            href={work.placeholder}
            {...(isFile ? printed(box) : box)}
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

export type PanelProps = Readonly<{ work: LightboxWork; link: HTMLAnchorElement; words: LightboxWords }>;

const noteOf = ({ hangs, painted, printed }: LightboxWords) =>
  ({ canvas: hangs, wall: painted, file: printed }) satisfies Record<WorkFacts['body'], string>;

/** In place of the picture: the work drawn to scale. Loaded when first asked for. */
export function LightboxPanel({ work, link, words }: PanelProps) {
  const facts = factsOf(link);
  return (
    <div className="lightbox-panel__panel">
      <figure className="lightbox-panel__scale">
        <ScaleScene work={work} facts={facts} label={words.drawing} />
        <figcaption>
          <b>{facts.size || words.prints}</b>
          <span>{noteOf(words)[facts.body]}</span>
        </figcaption>
      </figure>
    </div>
  );
}
