import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { goOnWith } from '@/components/forms/draft/draft-desk';
import { Button } from '@/components/ui/button';
import { sizes, subjects, variants } from '@/content/order';
import { missingDelivery } from '@/domain/order/delivery';
import type { OrderDraft } from '@/domain/order/draft';
import { attributesOf } from '@/domain/order/fields';
import { missing } from '@/domain/order/needs';
import { mediumLabel } from '@/domain/order/thing';
import { countPhotos } from '@/domain/order/transitions';
import { fill } from '@/i18n/fill';
import type { Locale, Localized } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import type { OrderWords } from '../words';
import './draft-note.css';
import { Note } from '../note';
import { SmallScene } from '../stage/small-scene';
import type { StageProps } from '../stage/stage-props';
import type { DraftNotice, OtherDraft } from './order-desk';
import type { Recipient } from './order-in-making';
import type { DraftActs } from './use-draft-keeping';

const dayMs = 24 * 60 * 60 * 1000;
const regions = { pl: 'pl-PL', en: 'en-GB' } as const satisfies Record<Locale, string>;
const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** When a draft was kept: "Saved here on Tuesday at 21:14.", within a week by the day's name. In the visitor's time. */
export function savedAt(
  { at, now }: Readonly<{ at: number; now: number }>,
  words: OrderWords['draft'],
  locale: Locale,
): string {
  const told = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(regions[locale], form).format(at);
  // rounded: a day on which the clocks are changed has 23 or 25 hours
  const days = Math.round((midnight(now) - midnight(at)) / dayMs);
  const named = days === 0 ? 'today' : days < 7 ? (`d${new Date(at).getDay()}` as keyof typeof words.days) : 'other';
  const day = fill(words.days[named], { date: told({ day: 'numeric', month: 'long' }) });
  return fill(words.savedAt, { day, time: told({ hour: 'numeric', minute: '2-digit' }) });
}

type Props = Readonly<{
  notice: DraftNotice;
  words: OrderWords;
  locale: Locale;
  draft: OrderDraft;
  recipient: Recipient;
  title: Localized | null;
  acts: DraftActs;
}> &
  Pick<StageProps, 'photo' | 'work'>;

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What is chosen, with the name of each attribute, for somebody who does not see the form yet. */
function choiceOf({ draft, locale, title, words }: Pick<Props, 'draft' | 'locale' | 'title' | 'words'>): string {
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

/** What was chosen, and when. */
function last(chosen: Parameters<typeof choiceOf>[0], at: number): string {
  const { words, locale } = chosen;
  const choice = small(choiceOf(chosen)) || words.draft.begun;
  return `${fill(words.draft.last, { choice })} ${savedAt({ at, now: Date.now() }, words.draft, locale)}`;
}

/** The first field that is still open: the terms always are. */
function focusOpen({ draft, recipient }: Pick<Props, 'draft' | 'recipient'>): void {
  const [open = 'terms'] = [...missing(draft), ...missingDelivery(recipient)];
  const id = open === 'photo' ? 'photos' : open;
  document.querySelector<HTMLElement>(`#${id}, [name=${id}]:enabled`)?.focus();
}

/** Opens the form of that draft with it: the address is the sample's. */
function take({ form, name, stored: { draft } }: OtherDraft, locale: Locale): void {
  goOnWith(form, name);
  const { type, item: id } = draft;
  location.assign(id === null ? pathTo('order', locale, { type }) : pathTo('orderItem', locale, { type, id }));
}

/** A draft beside this form's, and the way to it. */
function Other({ other, words, locale }: Pick<Props, 'words' | 'locale'> & { other: OtherDraft }) {
  const { at, stored } = other;
  const draft = countPhotos(stored.draft, stored.photos.length);
  return (
    <Note
      icon="clock"
      title={words.draft.h[draft.type]}
      actions={
        <Button line onClick={() => take(other, locale)}>
          {words.draft.go}
        </Button>
      }
    >
      {last({ draft, words, locale, title: stored.title ?? null }, at)}
    </Note>
  );
}

/** A draft that is back from a closed tab: what was chosen, when, and the two ways on. */
function Back({ at, ...props }: Props & { at: number }) {
  const { words, draft, photo, work, acts } = props;
  const goOn = () => {
    // the form moves up where this stood
    flushSync(acts.goOn);
    focusOpen(props);
  };
  return (
    <section
      className="draft-note__back"
      data-bare={photo || work ? undefined : ''}
      aria-label={words.draft.h[draft.type]}
    >
      {photo || work ? <SmallScene id="draft" {...{ draft, photo, work }} /> : null}
      <div>
        <p className="h3">{words.draft.h[draft.type]}</p>
        <p className="small">{last(props, at)}</p>
        <div className="draft-note__ways">
          <Button onClick={goOn}>{words.draft.go}</Button>
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
  if (notice.kind === 'shared') return <Shared {...props} {...notice} />;
  if (notice.kind === 'cleared') return <Cleared {...props} />;
  return (
    <>
      {notice.kind === 'back' ? <Back {...props} at={notice.at} /> : null}
      {notice.others.map((other) => (
        <Other key={other.name} other={other} {...props} />
      ))}
    </>
  );
}
