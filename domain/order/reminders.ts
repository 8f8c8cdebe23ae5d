import type { DatedEvent, OrderEvent } from './events';
import { type Days, nextSum } from './money';
import { dayMs } from './payments';
import { agreedChange, type OrderHistory } from './status';

type Reminder = Extract<OrderEvent, { type: 'reminder' }>;

/** After more days there is no reminder any more: something else is wrong. */
const late = 30;

/** `noonOf`: the moment of a day such as `2026-12-20`, in ms; `dayOf`: as `Days` has it. */
type Clock = Readonly<{ now: number; noonOf: (day: string) => number; dayOf: Days['dayOf'] }>;

/** Since the present terms were agreed: after a change there may be another sum, or another day. */
function wasSent(history: OrderHistory, { which, kind }: Pick<Reminder, 'which' | 'kind'>): boolean {
  const since = agreedChange(history)?.position ?? 0;
  return history.events.some(
    (event: DatedEvent) =>
      event.type === 'reminder' && event.which === which && event.kind === kind && event.position > since,
  );
}

/** One so many days before the day that something is due and one so many after it, each once. */
export function reminderNow(history: OrderHistory, days: number, clock: Clock): Reminder | null {
  const { now, noonOf, dayOf } = clock;
  const next = nextSum(history, { today: dayOf(now), dayOf });
  if (!next) return null;
  const { kind, grosze, by } = next;
  // in days from that on which it is paid at the latest; less than nothing before it
  const from = Math.round((now - noonOf(by)) / dayMs);
  const which = from >= -days && from <= 0 ? 'before' : from >= days && from <= late ? 'after' : null;
  return which && !wasSent(history, { which, kind }) ? { type: 'reminder', which, kind, grosze } : null;
}
