import '@/components/forms/fields/choice.css';
import { lengthIn } from '@/domain/order/size';
import { choiceOf } from '@/domain/preview/choices';
import { hang } from '@/domain/preview/hang';
import { type Framing, type Paint, wall } from '@/domain/preview/wall';
import { fill } from '@/i18n/fill';
import { Paints } from './knobs';
import { LiveRegion } from './live-region';
import { Drawing } from './stage-frame';
import './knobs.css';
import { type StagePart, sizeOf } from './stage-part';

export type Finish = Readonly<{ paint: Paint; framed: boolean }>;
export const firstFinish: Finish = { paint: 'plaster', framed: false };

type Props = StagePart & Readonly<{ finish: Finish; change: (finish: Finish) => void }>;

/** A sheet of paper has no edge, and stands in a mount. */
function framingOf({ draft }: StagePart, { framed }: Finish): Framing {
  const { medium } = choiceOf(draft);
  if (medium === 'print' || medium === 'drawing') return framed ? 'mount' : 'bare';
  return framed ? 'frame' : 'canvas';
}

export function OnWall(props: Props) {
  const { picture, name, words, locale, finish, change } = props;
  const { cm, standIn } = sizeOf(props);
  const { centre, sofa } = hang(cm);
  const [w, h, c] = [cm.width, cm.height, centre].map((value) => lengthIn(value, locale)) as [string, string, string];
  const alt = fill(sofa ? words.alt.wall : words.alt.wallBig, { work: name, width: w, height: h });
  const hung = { widthCm: cm.width, heightCm: cm.height, paint: finish.paint, frame: framingOf(props, finish) };
  const labels = { width: `${w} cm`, height: `${h} cm`, eyes: '150 cm' };
  return (
    <>
      <Drawing markup={wall(picture, hung, { id: 'stage', alt, labels })} mark="wall" />
      {standIn ? <p className="stage__remark primer caption">{words.stage[standIn]}</p> : null}
      <div className="stage__knobs flow">
        <label className="chip small">
          <input
            className="over"
            type="checkbox"
            name="preview-frame"
            checked={finish.framed}
            onChange={({ target }) => change({ ...finish, framed: target.checked })}
          />
          {words.stage.frame}
        </label>
        <Paints words={words.stage} chosen={finish.paint} change={(paint) => change({ ...finish, paint })} />
      </div>
      <LiveRegion text={fill(words.stage.sayWall, { work: name, w, h, c })} />
    </>
  );
}
