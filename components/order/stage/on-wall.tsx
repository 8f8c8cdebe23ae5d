import '@/components/ui/global/kit-more.css';
import { createPortal } from 'react-dom';
import { RadioGroup } from '@/components/forms/fields/radio-group';
import { lengthIn } from '@/domain/order/size';
import { hang } from '@/domain/preview/hang';
import { type Paint, wall } from '@/domain/preview/wall';
import type { Framing } from '@/domain/preview/wall-work';
import { fill } from '@/i18n/fill';
import { Paints } from './knobs';
import { Drawing } from './stage-frame';
import './stage-plate.css';
import { LiveRegion } from './live-region';
import './stage.css';
import { type StagePart, sizeOf } from './stage-part';

export type Finish = Readonly<{ paint: Paint; framed: boolean }>;
export const firstFinish: Finish = { paint: 'plaster', framed: false };

type Props = StagePart & Readonly<{ finish: Finish; change: (finish: Finish) => void; panel: HTMLElement | null }>;

/** A sheet of paper has no edge, and stands in a mount. */
function framingOf({ draft }: StagePart, { framed }: Finish): Framing {
  const paper = draft.variant === 'pencil' || draft.medium === 'print';
  if (paper) return framed ? 'mount' : 'bare';
  return framed ? 'frame' : 'canvas';
}

export function OnWall(props: Props) {
  const { picture, name, words, locale, finish, change, panel: place } = props;
  const { cm, standIn } = sizeOf(props);
  const { centre, sofa } = hang(cm);
  const [w, h, c] = [cm.width, cm.height, centre].map((value) => lengthIn(value, locale)) as [string, string, string];
  const alt = fill(sofa ? words.alt.wall : words.alt.wallBig, { work: name, width: w, height: h });
  const hung = { widthCm: cm.width, heightCm: cm.height, paint: finish.paint, frame: framingOf(props, finish) };
  const labels = { width: `${w} cm`, height: `${h} cm`, eyes: '150 cm' };
  const paints = (name: string) => (
    <Paints name={name} words={words.stage} chosen={finish.paint} change={(paint) => change({ ...finish, paint })} />
  );
  return (
    <>
      <Drawing markup={wall(picture, hung, { id: 'stage', alt, labels })} mark="wall" />
      {standIn ? <p className="stage__remark primer caption">{words.stage[standIn]}</p> : null}
      <div className="stage__knobs flow stage__wide">{paints('paint')}</div>
      {place &&
        createPortal(
          <div className="stage-plate__quiet stack g4">
            <RadioGroup<'none' | 'frame'>
              name="preview-frame"
              look="chips"
              label={words.stage.frameH}
              options={[
                { value: 'none', label: words.stage.frameNone },
                { value: 'frame', label: words.stage.frame },
              ]}
              chosen={finish.framed ? 'frame' : 'none'}
              onChoose={(frame) => change({ ...finish, framed: frame === 'frame' })}
            />
            <div className="stage-plate__narrow">
              <p className="b2 small strong" aria-hidden="true">
                {words.stage.paint}
              </p>
              {paints('paint-below')}
            </div>
            <p className="cap quiet">
              {sofa ? fill(words.stage.scaleHint, { c }) : words.stage.scaleBig} {words.stage.frameNote}
            </p>
          </div>,
          place,
        )}
      <LiveRegion text={fill(words.stage.sayWall, { work: name, w, h, c })} />
    </>
  );
}
