import { ErrorMessage, Notice, TextField } from '@/components/forms/fields/inputs';
import { RadioGroup } from '@/components/forms/fields/radio-group';
import { keepFile } from '@/components/ui/browser';
import { Button, IconButton } from '@/components/ui/button';
import { DropZone } from '@/components/ui/drop-zone';
import { tell } from '@/components/ui/toast/toaster';
import { fill } from '@/i18n/fill';
import { doubtful, doubtOf, type Known, known, moved, type OwnWallState, onPhoto, scaleOf } from './own-wall-state';
import './panel.css';
import { PanelHead } from './panel-head';
import { pictureOfWall } from './save-wall';
import { type StagePart, sizeOf } from './stage-part';

type Props = Readonly<{
  part: StagePart;
  own: OwnWallState | null;
  change: (own: OwnWallState) => void;
  take: (file: File) => Promise<void>;
  /** The last file could not be shown. */
  unseen: boolean;
}>;
type Set = Props & Readonly<{ own: OwnWallState }>;

function PhotoStep({ part: { words }, own, take, unseen }: Props) {
  return (
    <>
      <DropZone
        label={own ? words.own.other : words.own.choose}
        className="panel__drop"
        onFiles={([file]) => file && void take(file)}
      >
        {own ? null : <p>{words.own.drop}</p>}
      </DropZone>
      <div aria-live="polite">
        {unseen ? <ErrorMessage id="own-wall-error">{words.own.unseen}</ErrorMessage> : null}
      </div>
    </>
  );
}

function KnownStep({ part: { words }, own, change }: Set) {
  const doubt = Math.round(doubtOf(own));
  return (
    <>
      <RadioGroup<Known>
        name="own-known"
        look="chips"
        label={words.own.known}
        labelHidden
        options={(Object.keys(known) as Known[]).map((name) => ({ value: name, label: words.own[name] }))}
        chosen={own.known}
        onChoose={(name) => change({ ...own, known: name })}
      />
      {own.known === 'length' && (
        <div className="panel__short">
          <TextField
            id="own-length"
            label={words.own.lengthCm}
            autoComplete="off"
            value={own.length}
            onChange={({ target }) => change({ ...own, length: target.value })}
          />
        </div>
      )}
      <p className="small quiet">{words.own.s2p}</p>
      <div aria-live="polite">{doubt > doubtful ? <Notice>{fill(words.own.short, { n: doubt })}</Notice> : null}</div>
      <Button line onClick={() => change({ ...own, hung: !own.hung })}>
        {own.hung ? words.own.again : words.own.set}
      </Button>
    </>
  );
}

const pad = [
  { way: 'up', key: 'ArrowUp', turn: '90deg' },
  { way: 'left', key: 'ArrowLeft', turn: '0deg' },
  { way: 'down', key: 'ArrowDown', turn: '-90deg' },
  { way: 'right', key: 'ArrowRight', turn: '180deg' },
] as const;

function HangStep({ part, own, change }: Set) {
  const { words, name } = part;
  const { standIn } = sizeOf(part);
  const move = (key: string) => {
    const to = moved(own.at, key, false, scaleOf(own));
    if (to) change({ ...own, at: onPhoto(own, to) });
  };
  async function save() {
    const picture = await pictureOfWall(own, part);
    if (!picture) return;
    keepFile(picture, fill(words.own.fileName, { work: name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') }));
    tell({ kind: 'success', title: words.own.saved });
  }
  return (
    <>
      {standIn ? <Notice>{words.stage[standIn]}</Notice> : null}
      <div className="panel__pad">
        {/* biome-ignore lint/a11y/useSemanticElements: four buttons are no form's fields */}
        <div role="group" aria-label={words.own.move}>
          {pad.map(({ way, key, turn }) => (
            <span key={way} className={`panel__${way}`} style={{ rotate: turn }}>
              <IconButton icon="previous" label={words.own[way]} onClick={() => move(key)} />
            </span>
          ))}
        </div>
        <p className="small quiet">{words.own.s3p}</p>
      </div>
      <Button onClick={() => void save()}>{words.own.save}</Button>
    </>
  );
}

/** Three steps beside the photo: take it, measure it, hang the work. */
export function OwnWallPanel(props: Props) {
  const { part, own } = props;
  const { words } = part;
  return (
    <PanelHead title={words.own.h}>
      <ol className="panel__steps">
        <li>
          <div>
            <h3 className="h3">{words.own.s1}</h3>
            <p className="small quiet">{words.own.s1p}</p>
            <PhotoStep {...props} />
          </div>
        </li>
        {own ? (
          <li>
            <div>
              <h3 className="h3">{words.own.s2}</h3>
              <KnownStep {...props} own={own} />
            </div>
          </li>
        ) : null}
        {own?.hung ? (
          <li>
            <div>
              <h3 className="h3">{words.own.s3}</h3>
              <HangStep {...props} own={own} />
            </div>
          </li>
        ) : null}
      </ol>
      <p className="panel__private">
        <b>{words.own.privH}</b> {words.own.priv}
      </p>
    </PanelHead>
  );
}
