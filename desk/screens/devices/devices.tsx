import { QrCode } from '@/server/pages/status/qr-code';
import { momentText, relativeMoment } from '@/server/submissions/views/dates';
import { type Context, type Tried, textIn } from '../../acts/act';
import { forget, forgetOthers, invite } from '../../acts/forget-devices';
import { devices } from '../../entry/devices';
import { PostForm } from '../../shell/parts';
import { type Pieces, part } from '../../shell/pieces';
import type { Screen } from '../screen';

function adding({ words, settings, locale }: Context, tried: Tried | null): Pieces {
  const isReached = settings.deskUrl !== null;
  if (tried?.act !== 'add')
    return [
      { note: words(isReached ? 'desk.devices.addMeans' : 'desk.devices.addMeansHere') },
      { press: words('desk.devices.add'), to: '/devices/add', className: 'field', isLine: true },
    ];
  const link = textIn(tried.form, 'link');
  const until = momentText(Number(textIn(tried.form, 'until')), locale);
  return [
    // biome-ignore lint/a11y/noAutofocus: the page answers the press of a button, so it is read from here
    <div className="field" tabIndex={-1} autoFocus>
      <p>{words(isReached ? 'desk.devices.scan' : 'desk.devices.open', { until })}</p>
      {isReached && (
        <div className="device-code">
          <QrCode text={link} label={words('desk.devices.code')} />
        </div>
      )}
      <p className="device-link">{link}</p>
    </div>,
  ];
}

export const devicesScreen: Screen = {
  path: '/devices',
  acts: { forget, others: forgetOthers, add: invite },
  async show(context, { tried }) {
    const { storage, words, now, device: own } = context;
    const known = await devices(storage, now);
    return {
      title: words('desk.devices.title'),
      sub: words('desk.devices.means'),
      place: 'health',
      back: 'health',
      isNarrow: true,
      main: [
        {
          isPart: true,
          rows: known.map(({ id, name, used_at }) => ({
            name,
            what:
              id === own.id
                ? words('desk.devices.this')
                : words('desk.devices.used', { moment: relativeMoment(used_at, context) }),
            isSlim: true,
            does: (
              <PostForm
                to="/devices/forget"
                name={words('desk.devices.forget')}
                about={name}
                hidden={{ id }}
                isLine
                isSmall
              />
            ),
          })),
        },
        { heading: words('desk.devices.add'), of: adding(context, tried) },
        known.length > 1 &&
          part(words('desk.devices.others'), [
            { press: words('desk.devices.forgetOthers'), to: '/devices/others', className: 'field', isLine: true },
          ]),
      ],
    };
  },
};
