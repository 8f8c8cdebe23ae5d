import { LinkRow } from '../../shell/parts';
import type { Screen } from '../screen';

/** What belongs to the site, and whether all is well with it. */
export const site: Screen = {
  path: '/site',
  async show({ words, settings }) {
    return {
      ...{ title: words('desk.site.title'), place: 'site', isNarrow: true },
      main: (
        <>
          <h1>{words('desk.site.title')}</h1>
          <p>
            <a className="link" href={settings.siteUrl} target="_blank" rel="noreferrer">
              {words('desk.site.look')}
            </a>
          </p>
          <ul className="part">
            <LinkRow to="/health" icon="health" name={words('desk.health.title')} means={words('desk.site.health')} />
            <LinkRow to="/devices" icon="site" name={words('desk.devices.title')} means={words('desk.site.devices')} />
          </ul>
        </>
      ),
    };
  },
};
