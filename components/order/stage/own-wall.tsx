import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { ErrorMessage } from '@/components/forms/fields/inputs';
import { TextButton } from '@/components/ui/button';
import { DropZone } from '@/components/ui/drop-zone';
import { lengthIn, sidesOf } from '@/domain/order/size';
import { fits } from '@/domain/preview/hang';
import { fill } from '@/i18n/fill';
import '@/components/ui/range.css';
import { LiveRegion } from './live-region';
import './own-wall.css';
import { boxOf, movedBy, movedTo, newWall, type OwnWallState, type Point, range } from './own-wall-state';
import './strap.css';
import { type StagePart, sizeOf } from './stage-part';

type Change = (own: OwnWallState | null) => void;
type Props = StagePart & Readonly<{ own: OwnWallState | null; change: Change }>;
type WallProps = Readonly<{ own: OwnWallState; change: Change; part: StagePart }>;

async function wallFrom(file: File): Promise<OwnWallState | null> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return newWall(image.src, image.naturalWidth / image.naturalHeight);
  } catch {
    URL.revokeObjectURL(image.src);
    return null;
  }
}

function pointIn(element: Element, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function HungWork({ own, change, part }: WallProps) {
  const { picture, name, words, locale } = part;
  const { cm } = sizeOf(part);
  const size = sidesOf(cm, locale);
  const drag = useRef<Readonly<{ from: OwnWallState; begin: Point }> | null>(null);
  const pointOf = (event: PointerEvent<HTMLElement>) =>
    pointIn(event.currentTarget.parentElement ?? event.currentTarget, event);
  const stop = () => {
    drag.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const next = event.key === 'Escape' ? drag.current?.from : movedBy(own, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    stop();
    change(next);
  };
  return (
    <button
      type="button"
      className="own-wall__work"
      style={boxOf(own, cm)}
      aria-label={fill(words.own.work, { work: name, size })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
        drag.current = { from: own, begin: pointOf(event) };
      }}
      onPointerMove={(event) => {
        if (!drag.current) return;
        const { from, begin } = drag.current;
        const { x, y } = pointOf(event);
        change(movedTo(own, { x: from.at.x + x - begin.x, y: from.at.y + y - begin.y }));
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onKeyDown={press}
    >
      <img src={picture.href} alt="" draggable={false} data-whole={fits(picture, cm) === 'whole' || undefined} />
      <span className="own-wall__size caption nowrap">{size}</span>
    </button>
  );
}

function Wall({ own, change, part }: WallProps) {
  const { words, locale } = part;
  const { standIn } = sizeOf(part);
  const across = `${lengthIn(own.across, locale)} cm`;
  const putAway = () => {
    URL.revokeObjectURL(own.url);
    change(null);
  };
  return (
    <>
      <div className="own-wall__view">
        <div
          className="own-wall__photo"
          style={{ width: `min(100cqw, ${100 * own.ratio}cqh)`, aspectRatio: own.ratio }}
        >
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys move the work itself */}
          <img
            src={own.url}
            alt={words.own.photoAlt}
            draggable={false}
            onClick={(event) => change(movedTo(own, pointIn(event.currentTarget, event)))}
          />
          <HungWork own={own} change={change} part={part} />
        </div>
      </div>
      {standIn ? <p className="stage__remark primer caption">{words.stage[standIn]}</p> : null}
      <div className="own-wall__strip small primer top-line">
        <label>
          <span>
            {words.own.across}: <b className="num">{across}</b>
          </span>
          <input
            className="range__range"
            type="range"
            {...range}
            value={own.across}
            aria-valuetext={across}
            onChange={({ target }) => change({ ...own, across: Number(target.value) })}
          />
        </label>
        <div className="own-wall__below bar spread g4">
          <p className="cap quiet">{words.own.how}</p>
          <TextButton onClick={putAway}>{words.own.other}</TextButton>
        </div>
      </div>
    </>
  );
}

function positionOf({ across, ratio, at }: OwnWallState, { words, locale }: StagePart): string {
  const inCm = (part: number, whole: number) => lengthIn(Math.round(part * whole), locale);
  return fill(words.own.moveSay, { x: inCm(at.x, across), y: inCm(1 - at.y, across / ratio) });
}

export function OwnWall({ own, change, ...part }: Props) {
  const { words } = part;
  const [unseen, setUnseen] = useState(false);
  async function take(file: File) {
    const taken = await wallFrom(file);
    setUnseen(!taken);
    if (taken) change(taken);
  }
  return (
    <div className="own-wall__room plaster grid">
      {own ? (
        <Wall own={own} change={change} part={part} />
      ) : (
        <DropZone
          label={words.own.choose}
          className="own-wall__empty"
          onFiles={([file]) => file && void take(file)}
          after={
            <>
              <div aria-live="polite">
                {unseen ? <ErrorMessage id="own-wall-error">{words.own.unseen}</ErrorMessage> : null}
              </div>
              <p className="cap quiet">{words.own.priv}</p>
            </>
          }
        >
          <p>{words.own.hint}</p>
        </DropZone>
      )}
      <LiveRegion text={own ? positionOf(own, part) : words.own.say} />
    </div>
  );
}
