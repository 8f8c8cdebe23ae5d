import { sidesOf } from '@/domain/order/size-words';
import { fits } from '@/domain/preview/hang';
import { fill } from '@/i18n/fill';
import './own-wall.css';
import { boxOf, moved, type OwnWallState, onPhoto, type Point, scaleOf } from './own-wall-state';
import { type StagePart, sizeOf } from './stage-part';
import { useDrag } from './use-drag';

type Props = Readonly<{
  wall: OwnWallState;
  change: (wall: OwnWallState) => void;
  unitOf: () => number;
  part: StagePart;
}>;

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

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
