import { relativeMoment } from '@/server/submissions/views/dates';
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
import { useDesk } from '../../shell/use-desk';
import { type Difference, namesOf } from '../../works/differences';
import { orIfUnreadable, slipIn } from '../../works/slip';
import type { Screen } from '../screen';
import { running } from './running';

function Change({ to, summary }: Difference) {
  const desk = useDesk();
  const { words } = desk;
  const { what, was, is, english } = summary(desk);
  return (
    <div className="diff ruled grid">
      {to ? (
        <a className="row-name strong" href={to}>
          {what}
        </a>
      ) : (
        <p className="strong">{what}</p>
      )}
      {was !== undefined && (
        <div className="diff-two stack g1h">
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
      {english && (
        <p className="mark cap strong" data-state="waiting">
          {english}
        </p>
      )}
    </div>
  );
}

/** Changes of an earlier publication. */
const mostNamed = 3;

function earlier(site: BuiltSite, before: BuiltSite | undefined, context: Context): RowOf {
  const { words } = context;
  const brought = before ? orIfUnreadable(() => broughtBy(context, site, before), []) : [];
  const name = relativeMoment(site.at, context);
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

function Ended({ state, end, at, site }: Publication) {
  const desk = useDesk();
  const { words } = desk;
  const moment = site === null ? '' : relativeMoment(site, desk);
  const text = (
    <>
      {state === 'broken' ? words('desk.publish.broken') : words(`desk.publish.ends.${end}`, { moment })}{' '}
      <span className="quiet">{relativeMoment(at, desk)}</span>
    </>
  );
  return <Banner isBad={state !== 'done'} text={text} />;
}

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
    const moment = shown ? relativeMoment(shown.at, context) : '';
    const hasChanges = !slip && (changes === null || changes.length > 0 || isReview);
    return {
      place: 'publish',
      heading: null,
      back: 'site',
      actbar: hasChanges && <PostForm className="actbar" to="/publish/start" name={words('desk.publish.publish')} />,
      main: [
        publication && <Ended {...publication} />,
        slip && <Banner isBad text={slip(words)} />,
        <Title heading={heading} sub={shown ? words('desk.publish.since', { moment }) : words('desk.publish.never')} />,
        changes &&
          part(words('desk.publish.changes'), [
            ...changes.map((difference) => <Change key={difference.id} {...difference} />),
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
