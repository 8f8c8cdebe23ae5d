import { cleanEmail, isMailbox } from '@/domain/contact-hints';
import { readdressLetter, retryLetters, stopLetter } from '@/server/storage/queries/letters';
import { type Act, changed, refused, textIn } from './act';

const to = '/health#letters';

export const retryLetter: Act = async ({ storage, now }, _, { id = '' }) => {
  if ((await retryLetters(storage, { id }, now)) === 0) return changed;
  return { ok: true, happened: (words) => words('desk.health.retried'), to };
};

/** Tries all letters again that were set aside, as after a wrong password. */
export const retryParked: Act = async ({ storage, now }) => {
  if ((await retryLetters(storage, { parked: true }, now)) === 0) return changed;
  return { ok: true, happened: (words) => words('desk.health.retried'), to };
};

export const dropLetter: Act = async ({ storage }, _, { id = '' }) => {
  if (!(await stopLetter(storage, id))) return changed;
  return { ok: true, happened: (words) => words('desk.health.stopped'), to };
};

export const mendAddress: Act = async ({ storage, now }, form, { id = '' }) => {
  const address = cleanEmail(textIn(form, 'address'));
  if (!isMailbox(address)) return refused({ address: (words) => words('problems.email.invalid') });
  if (!(await readdressLetter(storage, id, address, now))) return changed;
  return { ok: true, happened: (words) => words('desk.health.readdressed', { to: address }), to };
};
