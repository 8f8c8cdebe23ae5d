import { relativeMoment } from '@/server/submissions/views/dates';
import { isReviewUnpublished, shownSite, unpublished } from '../../publication';
import { Banner, ButtonLink } from '../../shell/parts';
import { slipIn } from '../../works/slip';
import type { Screen } from '../screen';
import { stepsTo } from './start';

const rows = [
  ['publish', 'publish', 'publication'],
  ['prices', 'price', 'prices'],
  ['words', 'words', 'words'],
  ['me', 'me', 'me'],
  ['health', 'health', 'health'],
  ['devices', 'site', 'devices'],
] as const;

export const site: Screen = {
  path: '/site',
  async show(context) {
    const { words, settings, folder } = context;
    const shown = shownSite(folder);
    const n = (unpublished(context)?.length ?? 0) + Number(await isReviewUnpublished(context));
    const slip = slipIn(context);
    // as the screen of the steps counts them
    const left = slip ? 0 : stepsTo(context).filter(({ isDone }) => !isDone).length;
    return {
      place: 'site',
      isNarrow: true,
      main: [
        slip && <Banner isBad text={slip(words)} />,
        <p className="title-sub">
          {shown && words('desk.publish.since', { moment: relativeMoment(shown.at, context) })}{' '}
          {n > 0 && words('desk.site.waiting', { n })}
        </p>,
        n > 0 && { buttons: [<ButtonLink to="/publish">{words('desk.site.publish')}</ButtonLink>] },
        <p>
          <a className="link" href={settings.siteUrl} target="_blank" rel="noreferrer">
            {words('desk.site.look')}
          </a>
        </p>,
        {
          isPart: true,
          rows: [
            left > 0 && {
              to: '/start',
              icon: 'works',
              name: words('desk.start.title'),
              what: words('desk.site.start', { n: left }),
            },
            ...rows.map(([to, icon, name]) => ({
              to: `/${to}`,
              icon,
              name: words(`desk.${to}.title`),
              what: words(`desk.site.${name}`),
            })),
          ],
        },
      ],
    };
  },
};
