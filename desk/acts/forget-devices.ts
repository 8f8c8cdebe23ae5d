import { forgetDevices } from '../entry/devices';
import { act, refused, textIn } from './act';

const to = '/devices';

/** Forgets one device: it gets in by a link alone. */
export const forget = act<string>({
  parse(form) {
    const id = textIn(form, 'id');
    return id === '' ? refused({ '': (words) => words('desk.problems.empty') }) : { ok: true, input: id };
  },
  async do({ storage }, id) {
    await forgetDevices(storage, { id });
    return { ok: true, happened: (words) => words('desk.devices.forgotten'), to };
  },
});

/** Forgets all devices but the one that says so. */
export const forgetOthers = act<null>({
  parse: () => ({ ok: true, input: null }),
  async do({ storage, device }) {
    await forgetDevices(storage, { allBut: device.id });
    return { ok: true, happened: (words) => words('desk.devices.othersForgotten'), to };
  },
});
