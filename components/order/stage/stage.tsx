import { type ReactNode, useState } from 'react';
import type { OrderDraft } from '@/domain/order/draft';
import type { Locale } from '@/i18n/locales';
import type { HeldPhoto } from '../draft/order-in-making';
import { usePart } from '../form/use-part';
import { Rail } from './rail';
import type { ShownWork } from './stage-words';
import { comingTitle } from './stage-words';
import './stage.css';
import { notHung, usualView, type View } from './rail';
import { StageFrame } from './stage-frame';
import type { StageWords } from './stage-words';

export type StageProps = Readonly<{
  label: string;
  words: StageWords;
  locale: Locale;
  draft: OrderDraft;
  /** The buyer's newest photo. */
  photo: HeldPhoto | undefined;
  work: ShownWork | null;
  /** The server's drawing of the work before anything is chosen. */
  first: ReactNode;
  title: string;
  /** What was chosen, in a few words. */
  choice: string;
  /** Null before it can be known. */
  price: string | null;
  from: boolean;
  /** Where the form shows what belongs to a view: above the form, and below its choices. */
  above: HTMLElement | null;
  below: HTMLElement | null;
}>;

function Cost({
  words,
  price,
  from,
  fixed,
}: Pick<StageProps, 'price' | 'from'> & { words: StageWords['stage']; fixed: boolean }) {
  const kind = fixed ? words.priceFixed : price && from ? words.priceConfirm : words.price;
  return (
    <span className="stage__cost">
      <small>{kind}</small>
      <b className="num">{price ?? words.priceAfter}</b>
    </span>
  );
}

/** What stands in the strap while nothing is chosen yet. */
function hintOf({ words: { stage }, draft, photo, work }: StageProps): string | null {
  if (photo && !photo.shown) return stage.noPhoto;
  if (work?.sample && !photo) return stage.sample;
  return draft.type === 'posters' && !draft.medium ? stage.noMedium : null;
}

/** The stage of the order form: the server's first drawing, then one that follows every choice. */
export function Stage(props: StageProps) {
  const { words, draft, photo, work, title, choice, price, from } = props;
  const [asked, setAsked] = useState<View | null>(null);
  // by its content: bringing back an empty draft makes a new object of it
  const [begun] = useState(() => JSON.stringify(draft));
  const sample = Boolean(work?.sample && !photo?.url);
  const usual = usualView(draft, sample);
  const view = asked && (asked === 'close' || !notHung(draft)) ? asked : usual;
  const drawings = usePart(
    'live-view',
    JSON.stringify(draft) !== begun || asked !== null || photo !== undefined,
    draft,
  );
  const hint = hintOf(props);
  return (
    <StageFrame
      label={props.label}
      view={view}
      rail={<Rail words={words.stage} draft={draft} view={view} choose={setAsked} />}
      title={sample && !photo ? comingTitle(draft.type, words.stage) : title}
      detail={[choice, hint].filter(Boolean).join(' · ')}
      cost={<Cost words={words.stage} price={price} from={from} fixed={draft.type === 'picture'} />}
    >
      {drawings ? <drawings.LiveView {...props} view={view} sample={sample} /> : props.first}
    </StageFrame>
  );
}
