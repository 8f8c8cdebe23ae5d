import { Button } from '@/components/ui/button';
import { subjects } from '@/content/order';
import { fill } from '@/i18n/fill';
import { type Locale, type Localized, regions } from '@/i18n/locales';
import { bind, inLine } from '@/i18n/typography';
import type { OrderWords } from '../words';
import './draft-note.css';
import { choiceWords } from '../form/choice-words';
import type { Order } from '../form/use-order';
import { Note } from '../note';
import { SmallScene } from '../stage/small-scene';
import type { StageProps } from '../stage/stage-props';
import type { DraftNotice } from './use-draft';

type Props = Readonly<{
  notice: DraftNotice;
  order: Pick<Order, 'draft' | 'photos' | 'acts'>;
  words: OrderWords;
  locale: Locale;
  title: Localized | null;
}> &
  Pick<StageProps, 'work'>;

function choiceOf({ order: { draft }, locale, title, words }: Props): string {
  const { subject, photos } = draft;
  const parts = [
    choiceWords(draft, locale),
    subject && inLine(subjects[subject].label[locale]),
    title && { pl: `„${title.pl}”`, en: `“${title.en}”` }[locale],
    photos > 0 && fill(words.draft.photos, { n: photos }),
  ];
  return bind(parts.filter(Boolean).join(', '), locale);
}

function savedAt(at: number, { words, locale }: Props): string {
  const format = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(regions[locale], form).format(at);
  const [day, time] = [format({ day: 'numeric', month: 'long' }), format({ timeStyle: 'short' })];
  return fill(words.draft.savedAt, { day, time });
}

function Back({ at, ...props }: Props & Readonly<{ at: number }>) {
  const { words, work } = props;
  const { draft, acts, photos } = props.order;
  const [photo] = photos.photos;
  return (
    <section
      className="draft-note__back g6 primer mid grid"
      data-bare={photo || work ? undefined : ''}
      aria-label={words.draft.h[draft.type]}
    >
      {photo || work ? <SmallScene id="draft" draft={draft} photo={photo} work={work} /> : null}
      <div>
        <p className="h3">{words.draft.h[draft.type]}</p>
        <p className="small">
          {choiceOf(props) || words.draft.begun}. {savedAt(at, props)}
        </p>
        <div className="draft-note__ways small-btns wraps g3">
          <Button onClick={acts.goOn}>{words.draft.go}</Button>
          <Button line onClick={acts.startOver}>
            {words.draft.new}
          </Button>
        </div>
        <p className="cap quiet">{words.draft.where}</p>
      </div>
    </section>
  );
}

const Cleared = ({ words, order }: Props) => (
  <Note
    icon="clock"
    title={words.draft.cleared}
    actions={
      // the button that was pressed is gone
      <Button line autoFocus onClick={order.acts.undo}>
        {words.draft.undo}
      </Button>
    }
  >
    {words.draft.clearedP}
  </Note>
);

function Shared({ own, liked, ...props }: Props & { own: boolean; liked: boolean }) {
  const { words } = props;
  const { acts } = props.order;
  const choice = choiceOf(props);
  return (
    <Note
      icon="link"
      tone="info"
      title={liked ? words.share.liked : words.share.h}
      actions={
        <>
          <Button onClick={acts.goOn}>{words.share.use}</Button>
          {own ? (
            <Button line onClick={acts.backToMine}>
              {words.share.mine}
            </Button>
          ) : null}
        </>
      }
    >
      {choice ? `${choice}. ` : ''}
      {liked ? null : words.share.p}
      {own ? ` ${words.share.own}` : ''}
    </Note>
  );
}

export function DraftNote(props: Props) {
  const { notice } = props;
  if (notice.kind === 'shared') return <Shared {...props} {...notice} />;
  if (notice.kind === 'cleared') return <Cleared {...props} />;
  if (notice.kind === 'back') return <Back {...props} at={notice.at} />;
  return (
    <Note icon="info" title={props.words.draft.moved}>
      {choiceOf(props)}
    </Note>
  );
}
