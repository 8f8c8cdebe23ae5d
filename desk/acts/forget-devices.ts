import { forgetDevices } from '../entry/devices';
import { linkMs, linkPath, makeLink } from '../entry/links';
import { type Act, done, refused, textIn } from './act';

const to = '/devices';

export const forget: Act = async ({ storage }, form) => {
  const id = textIn(form, 'id');
  if (id === '') return refused('desk.problems.empty');
  await forgetDevices(storage, { id });
  return done(to, 'desk.devices.forgotten');
};

export const forgetOthers: Act = async ({ storage, device }) => {
  await forgetDevices(storage, { allBut: device.id });
  return done(to, 'desk.devices.othersForgotten');
};

/** Makes a link for another device. The page shows it, and nobody keeps it. */
export const invite: Act = async ({ storage, now, settings }) => {
  const { deskUrl, deskPort } = settings;
  const address = deskUrl ?? `http://127.0.0.1:${deskPort}`;
  return {
    ...refused({}),
    values: { link: address + linkPath(await makeLink(storage, now)), until: `${now + linkMs}` },
  };
};
