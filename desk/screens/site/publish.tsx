import type { Localized } from '@/i18n/locales';
import { saidMoment } from '@/server/submissions/views/dates';
import type { Context } from '../../acts/act';
import { goBack, publish, putBack, undoPutBack } from '../../acts/publish';
import type { RowOf } from '../../list/row';
import {
  type BuiltSite,
  broughtBy,
  builtSites,
  isReviewUnpublished,
  lastPublication,
  type Publication,
  unpublished,
} from '../../publication';
import { Banner, PostForm, Title } from '../../shell/parts';
import { fold, part } from '../../shell/pieces';
import { formatPrice } from '../../sums';
import type { Difference } from '../../works/differences';
import { wordPageOf } from '../../works/pages-of-words';
import { readableLine } from '../../works/readable';
import { shownDate } from '../../works/services';
import { orIfUnreadable, slipIn } from '../../works/slip';
import { labelOf, shownValue } from '../../works/values';
import type { Screen } from '../screen';
import { running } from './running';

type Summary = Readonly<{ what: string; was?: string; is?: string; english?: string | undefined }>;

const stateText = ({ words }: Context, { state, date }: Extract<Difference, { kind: 'service' }>['is']): string =>
  [words(`desk.services.states.${state}`), date && shownDate(date)].filter(Boolean).join(', ');

/** A work: it is new, gone, or something of it is another. */
function workSummary({ words, locale }: Context, { was, is }: Extract<Difference, { kind: 'work' }>): Summary {
  const title = (is ?? was)?.title[locale] ?? '';
  if (!was) return { what: words('desk.publish.added', { title }) };
  if (!is) return { what: words('desk.publish.removed', { title }) };
  const state = (work: typeof is): string =>
    work.state ? words(`desk.works.states.${work.state}`) : words('desk.works.states.none');
  if (was.state !== is.state) return { what: title, was: state(was), is: state(is) };
  return { what: words('desk.publish.changed', { title }) };
}

function shelfSummary({ words, locale }: Context, { was, is, title }: Extract<Difference, { kind: 'shelf' }>): Summary {
  const what = title?.[locale] ?? '';
  const text = (item: typeof is): string =>
    item && 'price' in item
      ? [words(`desk.works.states.${item.state}`), formatPrice(item.price, locale)].join(', ')
      : words(item ? 'desk.publish.onShelf' : 'desk.publish.offShelf');
  return { what, was: text(was), is: text(is) };
}

/** A change in plain words, with before and after. */
function summaryOf(context: Context, difference: Difference): Summary {
  const { words, locale } = context;
  if (difference.kind === 'work') return workSummary(context, difference);
  if (difference.kind === 'shelf') return shelfSummary(context, difference);
  if (difference.kind === 'service') {
    const { about, was, is } = difference;
    return { what: words(`notice.subjects.${about}`), was: stateText(context, was), is: stateText(context, is) };
  }
  if (difference.kind === 'table') return { what: words('desk.publish.table', { file: difference.file }) };
  const { named, was, is } = difference;
  const what = labelOf(named, locale) || words('desk.publish.sentence');
  if (named.kind !== 'both') {
    const shown = (value: unknown) => shownValue({ ...named, value }, locale) || words('desk.me.empty');
    return { what, was: shown(was), is: shown(is) };
  }
  const [before, after] = [was as Localized, is as Localized];
  const tongue = before[locale] === after[locale] ? (locale === 'pl' ? 'en' : 'pl') : locale;
  const isHalf = before.pl !== after.pl && before.en === after.en;
  return {
    what,
    was: readableLine(before, tongue),
    is: readableLine(after, tongue),
    english: isHalf ? words('desk.publish.half') : undefined,
  };
}

/** What changed, as far as so many are named. */
export function namesOf(context: Context, all: readonly Difference[], most: number): string {
  const names = all.slice(0, most).map((difference) => summaryOf(context, difference).what);
  const more = all.length > most ? [context.words('desk.publish.more', { n: all.length - most })] : [];
  return [...names, ...more].join(', ');
}

/** The screen on which a change was made; undefined: it was made in a file. */
function screenOf(difference: Difference): string | undefined {
  if (difference.kind === 'service') return '/prices#services';
  if (difference.kind === 'work')
    return difference.is ? `/works/${difference.is.id}` : `/works?room=${difference.category}`;
  if (difference.kind === 'shelf') return `/works/${(difference.is ?? difference.was)?.artwork}`;
  if (difference.kind === 'table') return undefined;
  const { group, path } = difference.named;
  if (group === 'particulars') return '/me';
  if (group === 'sentences') return `/words/${wordPageOf(String(path[0])) ?? 'everywhere'}/${path.join('.')}`;
  if (group === 'regulations' || group === 'privacy') return `/words/${group}/${path[1]}`;
  if (group !== 'prices' || path[0] !== 'prices') return `/prices#${group}`;
  return `/prices?type=${path[1]}${path.length > 3 ? `&technique=${path[2]}` : ''}#prices`;
}

function Change({ difference, context }: Readonly<{ difference: Difference; context: Context }>) {
  const { words } = context;
  const { what, was, is, english } = summaryOf(context, difference);
  const to = screenOf(difference);
  return (
    <div className="diff ruled grid">
      <p className="strong">{to ? <a href={to}>{what}</a> : what}</p>
      {was !== undefined && (
        <div className="diff-two stack full g1h">
          <p className="diff-was">
            <span className="visually-hidden">{words('desk.publish.was')} </span>
            {was}
          </p>
          <p className="semi">
            <span className="diff-now">{words('desk.publish.now')} </span>
            {is}
          </p>
        </div>
      )}
      {english && <p className="mark mark--open cap strong">{english}</p>}
    </div>
  );
}

/** How many changes of an earlier publication are named. */
const mostNamed = 3;

function earlier(site: BuiltSite, before: BuiltSite | undefined, context: Context): RowOf {
  const { words } = context;
  const brought = before ? orIfUnreadable(() => broughtBy(context, site, before), []) : [];
  const name = saidMoment(site.at, context);
  return {
    name,
    what: (
      <p className="row-what">
        {site.isShown && <b>{words('desk.publish.shown')} </b>}
        {namesOf(context, brought, mostNamed)}
      </p>
    ),
    isSlim: true,
    does: !site.isShown && (
      <PostForm
        to="/publish/back"
        name={words('desk.publish.back')}
        about={name}
        hidden={{ site: site.name }}
        isLine
        isSmall
      />
    ),
  };
}

const Ended = ({ publication, context }: Readonly<{ publication: Publication; context: Context }>) => {
  const { words } = context;
  const { state, end, at, site } = publication;
  const moment = site === null ? '' : saidMoment(site, context);
  const text = (
    <>
      {state === 'broken' ? words('desk.publish.broken') : words(`desk.publish.ends.${end}`, { moment })}{' '}
      <span className="quiet">{saidMoment(at, context)}</span>
    </>
  );
  return <Banner isBad={state !== 'done'} text={text} />;
};

export const publishScreen: Screen = {
  path: '/publish',
  acts: { start: publish, back: goBack, 'put-back': putBack, undo: undoPutBack },
  async show(context) {
    const { words, folder } = context;
    const publication = lastPublication(folder);
    if (publication?.state === 'runs') return running(context, publication);
    const changes = unpublished(context);
    const sites = builtSites(folder);
    const shown = sites.find(({ isShown }) => isShown);
    const isReview = await isReviewUnpublished(context);
    const slip = slipIn(context);
    const n = (changes?.length ?? 0) + Number(isReview);
    const heading = slip ? words('desk.publish.title') : words('desk.publish.heading', { n });
    const moment = shown ? saidMoment(shown.at, context) : '';
    const hasChanges = !slip && (changes === null || changes.length > 0 || isReview);
    return {
      place: 'publish',
      heading: null,
      back: 'site',
      actbar: hasChanges && <PostForm className="actbar" to="/publish/start" name={words('desk.publish.publish')} />,
      main: [
        publication && <Ended publication={publication} context={context} />,
        slip && <Banner isBad text={slip(words)} />,
        <Title heading={heading} sub={shown ? words('desk.publish.since', { moment }) : words('desk.publish.never')} />,
        changes &&
          part(words('desk.publish.changes'), [
            ...changes.map((difference) => <Change key={difference.id} difference={difference} context={context} />),
            isReview && (
              <div className="diff ruled grid">
                <p className="strong">{words('desk.publish.reviews')}</p>
              </div>
            ),
            changes.length > 0 &&
              fold(
                {
                  name: words('desk.publish.putBack.name'),
                  means: words('desk.publish.putBack.means', { n: changes.length }),
                  group: 'publish',
                },
                [{ press: words('desk.publish.putBack.yes'), to: '/publish/put-back', isLine: true }],
              ),
          ]),
        sites.length > 1 &&
          part(words('desk.publish.earlier'), [
            { rows: sites.map((site, at) => earlier(site, sites[at + 1], context)) },
            { note: words('desk.publish.backMeans') },
          ]),
      ],
    };
  },
};
