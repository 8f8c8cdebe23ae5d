import { saidMoment } from '@/server/submissions/views/dates';
import { forget, forgetOthers } from '../../acts/forget-devices';
import { devices } from '../../entry/devices';
import { Button, Part, Title } from '../../shell/parts';
import type { Screen } from '../screen';

/** The devices that get in by themselves, and how they are forgotten. */
export const devicesScreen: Screen = {
  path: '/devices',
  acts: { forget, others: forgetOthers },
  async show(context) {
    const { storage, words, now, device: own } = context;
    const known = await devices(storage, now);
    return {
      ...{ title: words('desk.devices.title'), place: 'health', isNarrow: true },
      back: { to: '/health', name: words('desk.health.title') },
      main: (
        <>
          <Title heading={words('desk.devices.title')} sub={words('desk.devices.means')} />
          <ul className="part">
            {known.map(({ id, name, used_at }) => (
              <li key={id} className="row row--plain row--slim">
                <div className="row-main">
                  <b>{name}</b>
                  <p className="row-what">
                    {id === own.id
                      ? words('desk.devices.this')
                      : words('desk.devices.used', { moment: saidMoment(used_at, context) })}
                  </p>
                </div>
                <form className="row-foot" method="post" action="/devices/forget">
                  <input type="hidden" name="id" value={id} />
                  <Button isLine isSmall>
                    {words('desk.devices.forget')}
                    <span className="visually-hidden">: {name}</span>
                  </Button>
                </form>
              </li>
            ))}
          </ul>
          {known.length > 1 && (
            <Part heading={words('desk.devices.others')}>
              <form className="field" method="post" action="/devices/others">
                <Button isLine>{words('desk.devices.forgetOthers')}</Button>
              </form>
            </Part>
          )}
        </>
      ),
    };
  },
};
