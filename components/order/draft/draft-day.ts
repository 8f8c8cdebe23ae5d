import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { OrderWords } from '../words';

type Words = OrderWords['draft'];

const dayMs = 24 * 60 * 60 * 1000;
const regions = { pl: 'pl-PL', en: 'en-GB' } as const satisfies Record<Locale, string>;
const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** When a draft was kept: "Saved here on Tuesday at 21:14.", within a week by the day's name. In the visitor's time. */
export function savedAt({ at, now }: Readonly<{ at: number; now: number }>, words: Words, locale: Locale): string {
  const told = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(regions[locale], form).format(at);
  // rounded: a day on which the clocks are changed has 23 or 25 hours
  const days = Math.round((midnight(now) - midnight(at)) / dayMs);
  const named = days === 0 ? 'today' : days < 7 ? (`d${new Date(at).getDay()}` as keyof Words['days']) : 'other';
  const day = fill(words.days[named], { date: told({ day: 'numeric', month: 'long' }) });
  return fill(words.savedAt, { day, time: told({ hour: 'numeric', minute: '2-digit' }) });
}
