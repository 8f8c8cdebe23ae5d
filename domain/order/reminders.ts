import type { DatedEvent, OrderEvent } from './events';
import { stateSetBy } from './events';
import { type Due, dueNow, payDays } from './payments';
import type { OrderHistory } from './status';

export type Reminder = Extract<OrderEvent, { type: 'reminder' }>;

const dayMs = 24 * 60 * 60 * 1000;

/** After so many days there is no reminder any more: something else is wrong. */
const late = 30;

/** `noonOf`: the moment of a day such as `2026-12-20`, in ms. */
type Clock = Readonly<{ now: number; noonOf: (day: string) => number }>;

/** From the day by which it is paid, in days; less than nothing before it. */
function daysFrom(history: OrderHistory, { kind, by }: Due, { now, noonOf }: Clock): number {
  if (kind === 'rest') return Math.round((now - noonOf(by)) / dayMs);
  const accepted = Math.max(...history.events.filter((event) => stateSetBy(event) === 'accepted').map(({ at }) => at));
  return Math.round((now - accepted) / dayMs) - payDays;
}

const wasSaid = ({ events }: OrderHistory, { which, kind }: Pick<Reminder, 'which' | 'kind'>): boolean =>
  events.some((event: DatedEvent) => event.type === 'reminder' && event.which === which && event.kind === kind);

/**
 * The reminder of what is due that is to be sent now: one so many days before the day and one so many after it, each once.
 * @returns null where nothing is due, it is not the time, or it was sent
 */
export function reminderNow(history: OrderHistory, days: number, clock: Clock): Reminder | null {
  const due = dueNow(history);
  if (!due) return null;
  const { kind, grosze } = due;
  const from = daysFrom(history, due, clock);
  const which = from >= -days && from <= 0 ? 'before' : from >= days && from < late ? 'after' : null;
  return which && !wasSaid(history, { which, kind }) ? { type: 'reminder', which, kind, grosze } : null;
}
