import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { sizes, subjects, variants } from '@/content/order';
import type { OrderDraft } from '@/domain/order/draft';
import { attributesOf } from '@/domain/order/fields';
import { mediumLabel } from '@/domain/order/medium-label';
import { fill } from '@/i18n/fill';
import type { Locale, Localized } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { savedAt } from './draft-day';
import './draft-note.css';
import { Note } from '../note';
import type { StageProps } from '../stage/stage';
import type { OrderWords } from '../words';
import type { DraftNotice } from './order-desk';
import { SmallScene } from './small-scene';
import type { DraftActs } from './use-draft-keeping';

type Props = Readonly<{
  notice: DraftNotice;
  words: OrderWords;
  locale: Locale;
  draft: OrderDraft;
  title: Localized | null;
  acts: DraftActs;
}> &
  Pick<StageProps, 'photo' | 'work'>;

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What is chosen, with the name of each attribute, for somebody who does not see the form yet. */
function choiceOf({ draft, locale, title, words }: Props): string {
  const { type, variant, subject, size, photos } = draft;
  const technique = variant && variants[variant].label[type === 'portraits' ? type : 'custom-pictures'];
  const attributes = attributesOf(draft).flatMap(({ name, label, values }) => {
    const value = values.find(({ id }) => id === draft.attributes[name]);
    return value ? [`${small(label[locale])}: ${value.label[locale]}`] : [];
  });
  const told = [
    technique?.[locale],
    subject && subjects[subject].label[locale],
    mediumLabel(draft)?.[locale],
    ...attributes,
    size && sizes[size].cm && sizes[size].label[locale],
    title && { pl: `„${title.pl}”`, en: `“${title.en}”` }[locale],
    photos > 0 && fill(words.draft.photos, { n: photos }),
  ];
  return bind(told.filter(Boolean).join(', '), locale);
}

/** A draft that is back from a closed tab: what was chosen, when, and the two ways on. */
function Back({ at, ...props }: Props & { at: number }) {
  const { words, locale, draft, photo, work, acts } = props;
  return (
    <section
      className="draft-note__back"
      data-bare={photo || work ? undefined : ''}
      aria-label={words.draft.h[draft.type]}
    >
      {photo || work ? <SmallScene id="draft" {...{ draft, photo, work }} /> : null}
      <div>
        <p className="h3">{words.draft.h[draft.type]}</p>
        <p className="small">
          {fill(words.draft.last, { choice: small(choiceOf(props)) || words.draft.begun })}{' '}
          {savedAt({ at, now: Date.now() }, words.draft, locale)}
        </p>
        <div className="draft-note__ways">
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

function Cleared({ words, acts }: Props) {
  const undo = useRef<HTMLDivElement>(null);
  // the button that was pressed is gone
  useEffect(() => undo.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={undo}>
      <Note
        icon="clock"
        title={words.draft.cleared}
        actions={
          <Button line onClick={acts.undo}>
            {words.draft.undo}
          </Button>
        }
      >
        {words.draft.clearedP}
      </Note>
    </div>
  );
}

function Shared({ own, liked, ...props }: Props & { own: boolean; liked: boolean }) {
  const { words, acts } = props;
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
      {choice ? `${fill(words.share.what, { choice })} ` : ''}
      {liked ? null : words.share.p}
      {own ? ` ${words.share.own}` : ''}
    </Note>
  );
}

/** What the form says of its draft, above the first question. */
export function DraftNote(props: Props) {
  const { notice } = props;
  if (notice.kind === 'back') return <Back {...props} at={notice.at} />;
  if (notice.kind === 'shared') return <Shared {...props} {...notice} />;
  return <Cleared {...props} />;
}
