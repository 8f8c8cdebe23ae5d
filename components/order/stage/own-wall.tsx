import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { lengthIn } from '@/domain/order/size';
import { fill } from '@/i18n/fill';
import { Calliper, HungOnPhoto } from './on-photo';
import './own-wall.css';
import { OwnWallPanel } from './own-wall-panel';
import { newWall, type OwnWallState, scaleOf } from './own-wall-state';
import { LiveRegion } from './panel-head';
import type { StagePart } from './stage-part';

type Props = StagePart &
  Readonly<{ own: OwnWallState | null; change: (own: OwnWallState | null) => void; panel: HTMLElement }>;

/** What the browser makes of a file; null where it is no picture to it. */
async function wallFrom(file: File): Promise<OwnWallState | null> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return newWall({ url: image.src, width: image.naturalWidth, height: image.naturalHeight });
  } catch {
    URL.revokeObjectURL(image.src);
    return null;
  }
}

/** Where the middle of the work is, in centimetres. */
function saidOf(wall: OwnWallState, { words, locale }: StagePart): string {
  const scale = scaleOf(wall);
  const x = lengthIn(Math.round(wall.at.x / scale), locale);
  const y = lengthIn(Math.round((wall.height - wall.at.y) / scale), locale);
  return fill(words.own.moveSay, { x, y });
}

/** The work on a photo of the visitor's own wall. The photo never leaves the page's memory. */
export function OwnWall(props: Props) {
  const { own, change, panel, words } = props;
  const photo = useRef<HTMLDivElement>(null);
  const [unseen, setUnseen] = useState(false);
  const unitOf = () => (own ? own.width / (photo.current?.clientWidth || own.width) : 1);

  async function take(file: File) {
    const taken = await wallFrom(file);
    setUnseen(!taken);
    if (!taken) return;
    if (own) URL.revokeObjectURL(own.url);
    change(own ? { ...taken, known: own.known, length: own.length } : taken);
  }

  const ratio = own ? own.width / own.height : 1;
  return (
    <>
      <div className="own-wall__room">
        {own ? (
          <div
            ref={photo}
            className="own-wall__photo"
            style={{ width: `min(100cqw, ${100 * ratio}cqh)`, aspectRatio: `${own.width} / ${own.height}` }}
          >
            <img src={own.url} alt={words.own.photoAlt} draggable={false} />
            {own.hung ? (
              <HungOnPhoto wall={own} change={change} unitOf={unitOf} part={props} />
            ) : (
              <Calliper wall={own} change={change} unitOf={unitOf} part={props} />
            )}
          </div>
        ) : (
          <p className="own-wall__empty">{words.own.s1p}</p>
        )}
      </div>
      {createPortal(<OwnWallPanel part={props} own={own} change={change} take={take} unseen={unseen} />, panel)}
      <LiveRegion text={own?.hung ? saidOf(own, props) : own ? '' : words.own.say} />
    </>
  );
}
