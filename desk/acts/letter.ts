import { cleanEmail, isMailbox } from '@/domain/contact-hints';
import { limits } from '@/domain/limits';
import { readdressLetter, retryLetters, stopLetter } from '@/server/storage/queries/letters';
import { formAct, line } from '../form/kinds';
import { type Act, type Context, changed, done, type Label, type Params } from './act';

/** Changes a letter that waits; false: it does so no longer. */
const letterAct =
  (change: (context: Context, id: string) => Promise<boolean>, happened: Label): Act =>
  async (context, _, { id = '' }: Params) =>
    (await change(context, id)) ? done('/health#letters', happened) : changed;

export const retryLetter = letterAct(
  async ({ storage, now }, id) => (await retryLetters(storage, { id }, now)) > 0,
  'desk.health.retried',
);

export const retryParked = letterAct(
  async ({ storage, now }) => (await retryLetters(storage, { parked: true }, now)) > 0,
  'desk.health.retried',
);

export const dropLetter = letterAct(({ storage }, id) => stopLetter(storage, id), 'desk.health.stopped');

export const addressFields = (usual = '') => ({
  address: line('desk.health.address', limits.text.email, {
    usual,
    mode: 'email',
    clean: (typed) => (isMailbox(cleanEmail(typed)) ? cleanEmail(typed) : null),
    wrong: 'problems.email.invalid',
  }),
});

export const mendAddress = formAct(addressFields(), {
  do: ({ address }, context, params, form) =>
    letterAct(
      ({ storage, now }, id) => readdressLetter(storage, id, address, now),
      (words) => words('desk.health.readdressed', { to: address }),
    )(context, form, params),
});
