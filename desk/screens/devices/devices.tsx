import { QrCode } from '@/server/pages/status/qr-code';
import { momentText, saidMoment } from '@/server/submissions/views/dates';
import { type Context, emptyForm, textIn } from '../../acts/act';
import { forget, forgetOthers, invite } from '../../acts/forget-devices';
import { devices } from '../../entry/devices';
import { Row } from '../../list/row';
import { Part, PostForm } from '../../shell/parts';
import type { Screen, Tried } from '../screen';

/** How another device is let in; with the link that was asked for. */
function Add({ context, tried }: Readonly<{ context: Context; tried: Tried | null }>) {
  const { words, settings } = context;
  const isReached = settings.deskUrl !== null;
  const link = tried?.act === 'add' ? textIn(tried.form, 'link') : '';
  const until = link && momentText(Number(textIn(tried?.form ?? emptyForm, 'until')), context.locale);
  return (
    <Part heading={words('desk.devices.add')}>
      {link ? (
        // biome-ignore lint/a11y/noAutofocus: the page answers the press of a button, so it is read from here
        <div className="field" tabIndex={-1} autoFocus>
          <p>{words(isReached ? 'desk.devices.scan' : 'desk.devices.open', { until })}</p>
          {isReached && (
            <div className="device-code">
              <QrCode text={link} label={words('desk.devices.code')} />
            </div>
          )}
          <p className="device-link">{link}</p>
        </div>
      ) : (
        <PostForm className="field" to="/devices/add" name={words('desk.devices.add')} isLine>
          <p className="part-note">{words(isReached ? 'desk.devices.addMeans' : 'desk.devices.addMeansHere')}</p>
        </PostForm>
      )}
    </Part>
  );
}

/** The devices that get in by themselves, and how they are forgotten. */
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
      main: (
        <>
          <ul className="part">
            {known.map(({ id, name, used_at }) => (
              <Row
                key={id}
                name={name}
                what={
                  id === own.id
                    ? words('desk.devices.this')
                    : words('desk.devices.used', { moment: saidMoment(used_at, context) })
                }
                isSlim
              >
                <PostForm
                  to="/devices/forget"
                  name={words('desk.devices.forget')}
                  about={name}
                  fields={{ id }}
                  isLine
                  isSmall
                />
              </Row>
            ))}
          </ul>
          <Add context={context} tried={tried} />
          {known.length > 1 && (
            <Part heading={words('desk.devices.others')}>
              <PostForm className="field" to="/devices/others" name={words('desk.devices.forgetOthers')} isLine />
            </Part>
          )}
        </>
      ),
    };
  },
};
