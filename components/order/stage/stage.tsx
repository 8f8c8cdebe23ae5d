import { useEffect, useState } from 'react';
import './strap.css';
import { notHung, Rail, usualView, type View, views } from './rail';
import { StageFrame } from './stage-frame';
import { comingTitle, type StageProps, type StageWords } from './stage-props';
import { useLiveView } from './use-live-view';

type CostProps = Pick<StageProps, 'price' | 'from'> & Readonly<{ words: StageWords['stage']; fixed: boolean }>;

function Cost({ words, price, from, fixed }: CostProps) {
  const kind = fixed ? words.priceFixed : price && from ? words.priceConfirm : words.price;
  return (
    <span className="stage__cost">
      <small>{kind}</small>
      <b className="price block nowrap">{price ?? words.priceAfter}</b>
    </span>
  );
}

function hintOf({ words: { stage }, draft, photo, work }: StageProps): string | null {
  if (photo && !photo.shown) return stage.noPhoto;
  if (work?.sample && !photo) return stage.sample;
  return draft.type === 'posters' && !draft.medium ? stage.noMedium : null;
}

function viewsTaken() {
  if (typeof document === 'undefined') return null;
  let last = document.querySelector<HTMLInputElement>('input[name=view]:checked:not([checked])')?.value;
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === 'view') last = target.value;
  };
  document.addEventListener('change', note, true);
  return {
    stop() {
      document.removeEventListener('change', note, true);
      return views.find((view) => view === last);
    },
  };
}

export function Stage(props: StageProps) {
  const { words, draft, photo, work, title, choice, price, from } = props;
  const [asked, setAsked] = useState<View | null>(null);
  const [early] = useState(viewsTaken);
  // React checks again what the server's HTML had checked
  useEffect(() => {
    const taken = early?.stop();
    if (taken) setAsked(taken);
  }, [early]);
  // by its content: bringing back an empty draft makes a new object of it
  const [begun] = useState(() => JSON.stringify(draft));
  const sample = Boolean(work?.sample && !photo?.url);
  const usual = usualView(draft, sample);
  const view = asked && (asked === 'close' || !notHung(draft)) ? asked : usual;
  const drawings = useLiveView(JSON.stringify(draft) !== begun || asked !== null || photo !== undefined, draft);
  const hint = hintOf(props);
  return (
    <StageFrame
      label={props.label}
      view={view}
      rail={<Rail words={words.stage} draft={draft} view={view} choose={setAsked} />}
      title={sample && !photo ? comingTitle(draft.type, words.stage) : title}
      detail={
        <>
          {choice}
          {hint && (
            // on a phone the title says as much, and the view needs the room
            <span className={hint === words.stage.sample ? 'order-wizard__wide' : undefined}>
              {choice && ' · '}
              {hint}
            </span>
          )}
        </>
      }
      cost={<Cost words={words.stage} price={price} from={from} fixed={draft.type === 'picture'} />}
    >
      {drawings ? <drawings.LiveView {...props} view={view} sample={sample} /> : props.first}
    </StageFrame>
  );
}
