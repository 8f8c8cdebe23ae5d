import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { OrderDraft } from '@/domain/order/draft';
import { fill } from '@/i18n/fill';
import type { Locale, Localized } from '@/i18n/locales';
import { choiceWords } from './choice-words';
import { savedAt } from './draft-day';
import styles from './draft-note.module.css';
import { Note } from './note';
import type { DraftNotice } from './order-desk';
import type { DraftKeeping } from './use-draft-keeping';
import type { OrderWords } from './words';

type Props = Readonly<{
  notice: DraftNotice;
  words: OrderWords;
  locale: Locale;
  draft: OrderDraft;
  title: Localized | null;
  /** The address of the draft's newest photo, or of the work's picture. */
  picture: string | null;
  keeping: DraftKeeping;
}>;

function choiceOf({ draft, locale, title, words }: Props): string {
  const photos = draft.photos > 0 ? fill(words.draft.photos, { n: draft.photos }) : '';
  const named = title ? { pl: `„${title.pl}”`, en: `“${title.en}”` }[locale] : '';
  return [choiceWords(draft, locale), named, photos].filter(Boolean).join(', ');
}

/** A draft that is back from a closed tab: what was chosen, when, and the two ways on. */
function Back({ at, ...props }: Props & { at: number }) {
  const { words, locale, draft, picture, keeping } = props;
  const thumb = picture && <img src={picture} alt="" />;
  return (
    <section className={styles.back} data-bare={thumb ? undefined : ''} aria-label={words.draft.h[draft.type]}>
      {thumb ? <div className={styles.thumb}>{thumb}</div> : null}
      <div>
        <p className="h3">{words.draft.h[draft.type]}</p>
        <p className="small">
          {fill(words.draft.last, { choice: choiceOf(props) || words.draft.begun })}{' '}
          {savedAt({ at, now: Date.now() }, words.draft, locale)}
        </p>
        <div className={styles.ways}>
          <Button onClick={keeping.goOn}>{words.draft.go}</Button>
          <Button line onClick={keeping.startOver}>
            {words.draft.new}
          </Button>
        </div>
        <p className="cap quiet">{words.draft.where}</p>
      </div>
    </section>
  );
}

function Cleared({ words, keeping }: Props) {
  const undo = useRef<HTMLDivElement>(null);
  // the button that was pressed is gone
  useEffect(() => undo.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={undo}>
      <Note
        icon="clock"
        title={words.draft.cleared}
        actions={
          <Button line onClick={keeping.undo}>
            {words.draft.undo}
          </Button>
        }
      >
        {words.draft.clearedP}
      </Note>
    </div>
  );
}

function Shared({ own, ...props }: Props & { own: boolean }) {
  const { words, keeping } = props;
  const choice = choiceOf(props);
  return (
    <Note
      icon="link"
      tone="info"
      title={words.share.h}
      actions={
        <>
          <Button onClick={keeping.goOn}>{words.share.use}</Button>
          {own ? (
            <Button line onClick={keeping.backToMine}>
              {words.share.mine}
            </Button>
          ) : null}
        </>
      }
    >
      {choice ? `${fill(words.share.what, { choice })} ` : ''}
      {words.share.p}
      {own ? ` ${words.share.own}` : ''}
    </Note>
  );
}

/** What the form says of its draft, above the first question. */
export function DraftNote(props: Props) {
  const { notice } = props;
  if (notice.kind === 'back') return <Back {...props} at={notice.at} />;
  if (notice.kind === 'shared') return <Shared {...props} own={notice.own} />;
  return <Cleared {...props} />;
}
