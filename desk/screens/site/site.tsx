import { saidMoment } from '@/server/submissions/views/dates';
import { isReviewUnpublished, keptSites, unpublished } from '../../publication';
import { Banner, ButtonLink, LinkRow } from '../../shell/parts';
import { slipIn } from '../../works/slip';
import type { Screen } from '../screen';
import { stepsTo } from './start';

export const site: Screen = {
  path: '/site',
  async show(context) {
    const { words, settings, folder } = context;
    const shown = keptSites(folder).find(({ isShown }) => isShown);
    const n = (unpublished(context)?.length ?? 0) + Number(await isReviewUnpublished(context));
    const slip = slipIn(context);
    // as the screen of the steps counts them
    const left = slip ? 0 : stepsTo(context).filter(({ isDone }) => !isDone).length;
    return {
      place: 'site',
      isNarrow: true,
      main: (
        <>
          {slip && <Banner isBad text={slip(words)} />}
          <p className="title-sub">
            {shown && words('desk.publish.since', { moment: saidMoment(shown.at, context) })}{' '}
            {n > 0 && words('desk.site.waiting', { n })}
          </p>
          {n > 0 && (
            <p className="btns g2h wraps field">
              <ButtonLink to="/publish">{words('desk.site.publish')}</ButtonLink>
            </p>
          )}
          <p>
            <a className="link" href={settings.siteUrl} target="_blank" rel="noreferrer">
              {words('desk.site.look')}
            </a>
          </p>
          <ul className="part">
            {left > 0 && (
              <LinkRow
                to="/start"
                icon="works"
                name={words('desk.start.title')}
                means={words('desk.site.start', { n: left })}
              />
            )}
            <LinkRow
              to="/publish"
              icon="publish"
              name={words('desk.publish.title')}
              means={words('desk.site.publication')}
            />
            <LinkRow to="/prices" icon="price" name={words('desk.prices.title')} means={words('desk.site.prices')} />
            <LinkRow to="/words" icon="words" name={words('desk.words.title')} means={words('desk.site.words')} />
            <LinkRow to="/me" icon="me" name={words('desk.me.title')} means={words('desk.site.me')} />
            <LinkRow to="/health" icon="health" name={words('desk.health.title')} means={words('desk.site.health')} />
            <LinkRow to="/devices" icon="site" name={words('desk.devices.title')} means={words('desk.site.devices')} />
          </ul>
        </>
      ),
    };
  },
};
