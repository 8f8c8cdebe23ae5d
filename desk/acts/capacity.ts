import { monthAfter } from '@/domain/order/capacity';
import { fileOf } from '../works/checkout';
import { stateIn, withState } from '../works/services';
import { type Act, type Context, changed, type Problems, refused, textIn } from './act';
import { changeTables } from './content';

type Places = Readonly<Partial<Record<string, number>>>;

export const placesNow = (context: Context): Places => fileOf(context, 'capacity.json').places;

const field = /^month-([1-9]|1[0-2])$/;

/** What the form showed: what was changed meanwhile is not overwritten. */
export const placesSeen = (context: Context): string => JSON.stringify(placesNow(context));

export const capacity: Act = async (context, form) => {
  const sent = Object.entries(form.values).flatMap(([name, typed]): readonly (readonly [string, string])[] => {
    const month = field.exec(name)?.[1];
    return month === undefined ? [] : [[month, typed.at(-1)?.trim() ?? '']];
  });
  const bad = sent.filter(([, typed]) => typed !== '' && !/^[1-9]\d?$/.test(typed));
  const problems: Problems = Object.fromEntries(
    bad.map(([month]) => [`month-${month}`, (words) => words('desk.queue.badPlaces')]),
  );
  if (bad.length > 0) return refused(problems);
  const make = () => {
    if (placesSeen(context) !== textIn(form, 'seen')) return changed;
    const typed = sent.map(([month, typed]) => [month, typed === '' ? undefined : Number(typed)] as const);
    const places = Object.entries({ ...placesNow(context), ...Object.fromEntries(typed) });
    return new Map([['capacity.json', { places: Object.fromEntries(places.filter(([, count]) => count)) }]]);
  };
  return changeTables(context, make, { to: '/queue', happened: (words) => words('desk.queue.saved') });
};

export const filling = ['portraits', 'custom-pictures'] as const;

/** Puts what is painted to order on the waiting list from the month after a full one, or closes it until then. */
export const whenFull: Act = async (context, form) => {
  const [state, month] = [textIn(form, 'state'), textIn(form, 'month')];
  const isKnown = (state === 'waiting' || state === 'closed') && /^\d{4}-(0[1-9]|1[0-2])$/.test(month);
  if (!isKnown) return refused({ '': (words) => words('desk.problems.empty') });
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
  return changeTables(context, make, { to: '/queue', happened: (words) => words(`desk.queue.${state}`) });
};
