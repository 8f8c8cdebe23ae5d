import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { lengthIn, sidesOf } from '@/domain/order/size';
import { fits } from '@/domain/preview/hang';
import { fill } from '@/i18n/fill';
import './own-wall.css';
import { boxOf, moved, type OwnWallState, onPhoto, type Point, scaleOf } from './own-wall-state';
import { type StagePart, sizeOf } from './stage-part';

type Drag = Readonly<{ begin: Point; from: Point; unit: number }>;

/**
 * Drags a point by pointer. Escape puts it back to where it was.
 * @param unitOf units of the photo in a pixel of the screen
 */
function useDrag(at: Point, unitOf: () => number, move: (to: Point) => void) {
  const drag = useRef<Drag | null>(null);
  const [dragging, setDragging] = useState(false);
  const stop = () => {
    drag.current = null;
    setDragging(false);
  };
  return {
    dragging,
    /** Puts back what is being dragged. @returns whether something was */
    cancel({ key }: KeyboardEvent): boolean {
      if (key !== 'Escape' || !drag.current) return false;
      move(drag.current.from);
      stop();
      return true;
    },
    pointer: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
        drag.current = { begin: { x: event.clientX, y: event.clientY }, from: at, unit: unitOf() };
        setDragging(true);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag.current) return;
        const { begin, from, unit } = drag.current;
        move({ x: from.x + (event.clientX - begin.x) * unit, y: from.y + (event.clientY - begin.y) * unit });
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
}

type Props = Readonly<{
  wall: OwnWallState;
  change: (wall: OwnWallState) => void;
  unitOf: () => number;
  part: StagePart;
}>;

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

type End = 'top' | 'bottom';

/** Four times enlarged, in the corner that is further away from the handle. */
const Loupe = ({ wall, at }: { wall: OwnWallState; at: Point }) => (
  <span className="own-wall__loupe" data-left={at.x > wall.width / 2 || undefined} aria-hidden="true">
    <svg viewBox={`${at.x - 22} ${at.y - 22} 44 44`}>
      <title> </title>
      <image href={wall.url} width={wall.width} height={wall.height} />
      <path d={`M${at.x - 22} ${at.y}h44M${at.x} ${at.y - 22}v44`} />
    </svg>
  </span>
);

function Handle({ end, wall, change, unitOf, part }: Props & { end: End }) {
  const { words, locale } = part;
  const at = wall[end];
  const move = (to: Point) => change({ ...wall, [end]: onPhoto(wall, to) });
  const { dragging, cancel, pointer } = useDrag(at, unitOf, move);
  const name = words.own[end];
  return (
    <>
      <span
        className="own-wall__handle"
        style={{ left: percent(at.x, wall.width), top: percent(at.y, wall.height) }}
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={Math.round(wall.height)}
        aria-valuenow={Math.round(at.y)}
        aria-valuetext={fill(words.own.handleSay, {
          handle: name,
          x: Math.round(at.x),
          y: Math.round(at.y),
          n: lengthIn(scaleOf(wall), locale),
        })}
        {...pointer}
        onKeyDown={(event) => {
          const to = cancel(event) ? null : moved(at, event.key, event.shiftKey, 1);
          if (!to) return;
          event.preventDefault();
          move(to);
        }}
      />
      {dragging ? <Loupe wall={wall} at={at} /> : null}
    </>
  );
}

/** Two handles with jaws, for the edges of something of known size. */
export function Calliper(props: Props) {
  const { top, bottom, width, height } = props.wall;
  const long = Math.max(1, Math.hypot(bottom.x - top.x, bottom.y - top.y));
  // the jaws stand at a right angle to the line between the handles
  const jaw = { x: (90 * (bottom.y - top.y)) / long, y: (-90 * (bottom.x - top.x)) / long };
  const line = `M${top.x + jaw.x} ${top.y + jaw.y}L${top.x} ${top.y}L${bottom.x} ${bottom.y}l${jaw.x} ${jaw.y}`;
  return (
    <>
      <svg className="own-wall__lines" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={line} />
        <path d={line} />
      </svg>
      <Handle end="top" {...props} />
      <Handle end="bottom" {...props} />
    </>
  );
}

/** The work on the photo in its size, to be moved by pointer and by keys: a centimetre a step. */
export function HungOnPhoto({ wall, change, unitOf, part }: Props) {
  const { picture, name, words, locale } = part;
  const { cm } = sizeOf(part);
  const box = boxOf(wall, cm);
  const move = (to: Point) => change({ ...wall, at: onPhoto(wall, to) });
  const { cancel, pointer } = useDrag(wall.at, unitOf, move);
  const size = sidesOf(cm, locale);
  return (
    <button
      type="button"
      className="own-wall__work"
      style={{
        left: percent(box.x, wall.width),
        top: percent(box.y, wall.height),
        width: percent(box.width, wall.width),
        height: percent(box.height, wall.height),
      }}
      aria-label={fill(words.own.work, { work: name, size })}
      {...pointer}
      onKeyDown={(event) => {
        const to = cancel(event) ? null : moved(wall.at, event.key, event.shiftKey, scaleOf(wall));
        if (!to) return;
        event.preventDefault();
        move(to);
      }}
    >
      <img src={picture.href} alt="" draggable={false} data-whole={fits(picture, cm) === 'whole' || undefined} />
      <span className="own-wall__size">{size}</span>
    </button>
  );
}
