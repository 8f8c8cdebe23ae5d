import { limits } from '@/domain/limits';
import { monthAfter } from '@/domain/order/capacity';
import { type FieldOf, line, readFields } from '../form/kinds';
import { fileOf } from '../works/checkout';
import { stateIn, withState } from '../works/services';
import { type Act, type Context, changed, type Label, refused, textIn } from './act';
import { changeTables } from './content';

export const placesNow = (context: Context): Readonly<Partial<Record<string, number>>> =>
  fileOf(context, 'capacity.json').places;

const field = /^month-([1-9]|1[0-2])$/;
/** @example placesField('2026-03') // 'month-3' */
export const placesField = (month: string): string => `month-${Number(month.slice(5))}`;

export const placesSeen = (context: Context): string => JSON.stringify(placesNow(context));

/** How many orders a month has room for; empty: nobody counts. */
export const places = (label: Label, room: number | null): FieldOf<number | null> => ({
  ...line(label, limits.text.other, { mode: 'numeric', usual: room === null ? '' : String(room) }),
  blank: null,
  read(read, name) {
    const typed = textIn(read.form, name).trim();
    if (typed !== '' && !/^[1-9]\d?$/.test(typed)) return read.refuse(name, 'desk.queue.badPlaces');
    return typed === '' ? null : Number(typed);
  },
});

export const capacity: Act = async (context, form) => {
  const sent = Object.keys(form.values).filter((name) => field.test(name));
  const { typed, read } = readFields(
    Object.fromEntries(sent.map((name) => [name, places('desk.queue.room', null)])),
    form,
    context.now,
  );
  if (!read.isRight()) return refused(read.problems);
  const make = () => {
    if (placesSeen(context) !== textIn(form, 'seen')) return changed;
    const months = sent.map((name) => [field.exec(name)?.[1], typed[name]]);
    const all = Object.entries({ ...placesNow(context), ...Object.fromEntries(months) });
    return new Map([['capacity.json', { places: Object.fromEntries(all.filter(([, count]) => count)) }]]);
  };
  return changeTables(context, make, { to: '/queue', happened: 'desk.queue.saved' });
};

export const filling = ['portraits', 'custom-pictures'] as const;

/** Puts what is painted to order on the waiting list from the month after a full one, or closes it until then. */
export const whenFull: Act = async (context, form) => {
  const [state, month] = [textIn(form, 'state'), textIn(form, 'month')];
  const isKnown = (state === 'waiting' || state === 'closed') && /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
  if (!isKnown) return refused('desk.problems.empty');
  const free = monthAfter(month);
  const date = state === 'closed' ? `${free}-01` : free;
  const make = () => {
    let table = fileOf(context, 'services.json');
    // what is closed already was closed by hand, and stays as it is
    for (const about of filling.filter((about) => stateIn(table, about).state === 'open')) {
      const changed = withState(table, about, { state, date });
      if (typeof changed === 'string') throw new TypeError(changed);
      table = changed;
    }
    return new Map([['services.json', table]]);
  };
  return changeTables(context, make, { to: '/queue', happened: `desk.queue.${state}` });
};
