import { lastBeforeChristmas } from '@/content/terms';
import { isFull, monthAfter, type Place } from '@/domain/order/capacity';
import { balanceOf } from '@/domain/order/payments';
import { formatPrice } from '@/domain/shop/price-format';
import { unturned } from '@/domain/text';
import { type Locale, regions } from '@/i18n/locales';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { plannedWork, type Work } from '@/server/submissions/work';
import type { Context } from '../../acts/act';
import { capacity, filling, placesSeen, whenFull } from '../../acts/capacity';
import { contentOf } from '../../acts/content';
import { Field } from '../../shell/fields';
import { Button, Part, Ring, Title } from '../../shell/parts';
import { fileOf } from '../../works/checkout';
import { stateIn } from '../../works/services';
import type { Screen, Tried } from '../screen';
import { Picture, pathOf } from '../work-row';
import { headOf, type Month, monthOf, monthWords, type Placed, placedIn, plannedMonths } from './months';

const nameOf = (work: Work, locale: Locale): string =>
  unturned(work.stored?.describe(locale).row.name ?? '').split(' ')[0] || work.submission.reference;

const marks = { accepted: 'full', offered: 'half' } as const satisfies Record<Place, string>;
const places = ['accepted', 'offered'] as const satisfies readonly Place[];

/** The places of a month on a wall: those that are taken, and the free ones. */
function Wall({
  month: { month, room, taken },
  placed,
  context,
}: Readonly<{ month: Month; placed: readonly Placed[]; context: Context }>) {
  const { words, locale } = context;
  const own = places.flatMap((place) => placed.filter((one) => one.place === place && one.month === month));
  const free = room === null ? 0 : Math.max(0, room - own.length);
  return (
    <>
      <section className="slots wall" aria-label={words('desk.queue.wall', { month: monthWords(month, locale) })}>
        <ul className="slots-list">
          {own.map(({ work, place }) => (
            <li key={work.submission.id} className="slots-one">
              <Picture work={work} context={context} />
              <span>
                <a className={`mark mark--${marks[place]}`} href={pathOf(work)}>
                  {nameOf(work, locale)}
                </a>
              </span>
            </li>
          ))}
          {Array.from({ length: free }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to text
            <li key={at} className="slots-one">
              <div className="slots-free" />
              <span>
                <span className="mark mark--free">{words('desk.queue.free')}</span>
              </span>
            </li>
          ))}
        </ul>
        <div className="floor" />
      </section>
      <p className="slots-key">
        {places.map((place) => (
          <span key={place} className={`mark mark--${marks[place]}`}>
            {words(`desk.queue.marks.${place}`, { n: taken[place] })}
          </span>
        ))}
        {room !== null && <span className="mark mark--free">{words('desk.queue.marks.free', { n: free })}</span>}
      </p>
    </>
  );
}

/** Of a full month: what visitors read from now on, in one tap. */
function Full({ month: { month, room, taken }, context }: Readonly<{ month: Month; context: Context }>) {
  const { words, locale } = context;
  const table = fileOf(contentOf(context), 'services.json');
  if (!isFull(taken, room) || filling.every((about) => stateIn(table, about).state !== 'open')) return null;
  const facts = { month: monthWords(month, locale), next: monthWords(monthAfter(month), locale) };
  return (
    <form className="ask" method="post" action="/queue/full">
      <p className="ask-q">{words('desk.queue.full', facts)}</p>
      <input type="hidden" name="month" value={month} />
      <div className="btns">
        {(['waiting', 'closed'] as const).map((state) => (
          <button key={state} className="btn btn--small" type="submit" name="state" value={state}>
            <Ring />
            {words(`desk.queue.when.${state}`, facts)}
          </button>
        ))}
      </div>
    </form>
  );
}

const dayMs = 24 * 60 * 60 * 1000;
const isoOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Five weeks from Monday of this one, each with its days. */
function weeksFrom(today: string): readonly (readonly string[])[] {
  const monday = Date.parse(today) - ((new Date(today).getUTCDay() + 6) % 7) * dayMs;
  return Array.from({ length: 5 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => isoOf(monday + (week * 7 + day) * dayMs)),
  );
}

type Item = Readonly<{ day: string; text: string; to: string | null }>;

/** What is due, with the last days on which an offer is accepted for Christmas. */
function itemsOf(works: readonly Work[], { words, locale, now }: Context): readonly Item[] {
  const year = dayInWarsaw(now).slice(0, 4);
  /** What is still to be paid of an order that is agreed on. */
  const dueOf = ({ history }: Work): string => {
    const sum = history && balanceOf(history).due;
    return sum ? words('desk.money.left', { sum: formatPrice(sum, locale) }) : '';
  };
  const due = works.flatMap((work): readonly Item[] =>
    work.turn.due === null
      ? []
      : [
          {
            day: work.turn.due,
            text: [words(`desk.queue.steps.${work.turn.next}`, { name: nameOf(work, locale) }), dueOf(work)]
              .filter(Boolean)
              .join(', '),
            to: pathOf(work),
          },
        ],
  );
  const last = (['portraits', 'custom-pictures', 'posters', 'picture'] as const).map((type) => ({
    ...{ day: `${year}-${lastBeforeChristmas[type]}`, text: words(`desk.queue.last.${type}`), to: null },
  }));
  return [...last, ...due];
}

function Weeks({ works, context }: Readonly<{ works: readonly Work[]; context: Context }>) {
  const { words, locale, now } = context;
  const today = dayInWarsaw(now);
  const items = itemsOf(works, context);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', ...options });
  const span = format({ day: 'numeric', month: 'long' });
  const near = format({ weekday: 'short', day: 'numeric' });
  return (
    <Part heading={words('desk.queue.weeks')}>
      <div className="weeks">
        {weeksFrom(today).map((days, week) => {
          const [first = '', end = ''] = [days[0], days[6]];
          // what is late stands in this week
          const own = items
            .filter(({ day, to }) => days.includes(day) || (week === 0 && to !== null && day < first))
            .toSorted((one, other) => one.day.localeCompare(other.day));
          return (
            <section key={first} className={week === 0 ? 'week week--now' : 'week'}>
              <h3 className="week-name">
                {span.formatRange(new Date(first), new Date(end))}{' '}
                <small>{words('desk.queue.week', { n: week })}</small>
              </h3>
              <ul>
                {own.map(({ day, text, to }) => (
                  <li key={day + text} className={to === null ? 'week-item week-item--last' : 'week-item'}>
                    <span className="week-day">
                      {day === today ? words('desk.today.now') : near.format(new Date(day)).replace(',', '')}
                    </span>
                    <span className="week-what">{to === null ? <b>{text}</b> : <a href={to}>{text}</a>}</span>
                  </li>
                ))}
                {own.length === 0 && <li className="week-free">{words('desk.queue.nothing')}</li>}
              </ul>
            </section>
          );
        })}
      </div>
    </Part>
  );
}

type CapacityProps = Readonly<{ months: readonly Month[]; tried: Tried | null; context: Context }>;

const Capacity = ({ months, tried, context }: CapacityProps) => {
  const { words, locale } = context;
  return (
    <Part id="places" heading={words('desk.queue.room')}>
      <form method="post" action="/queue/capacity">
        <input type="hidden" name="seen" value={placesSeen(context)} />
        <div className="pair">
          {months.map(({ month, room, taken }) => (
            <Field
              key={month}
              {...{ tried, words, act: 'capacity', inputMode: 'numeric' }}
              name={`month-${Number(month.slice(5))}`}
              label={monthWords(month, locale)}
              value={room === null ? '' : String(room)}
            >
              <p className="said">{words('desk.queue.taken', taken)}</p>
            </Field>
          ))}
        </div>
        <p className="part-note">{words('desk.queue.roomMeans')}</p>
        <div className="field">
          <Button isLine>{words('desk.queue.save')}</Button>
        </div>
      </form>
    </Part>
  );
};

/** How full the next months are, and what is due in the next weeks. */
export const queue: Screen = {
  path: '/queue',
  acts: { capacity, full: whenFull },
  async show(context, { tried }) {
    const { storage, now, words } = context;
    const [planned, after] = plannedMonths(now);
    const { open, all } = await plannedWork(storage, [planned, after], now);
    const placed = placedIn(all, context);
    const main = monthOf(planned, placed, context);
    const months = [main, monthOf(after, placed, context)];
    const year = Number(dayInWarsaw(now).slice(0, 4));
    return {
      ...{ title: words('desk.queue.title'), place: 'queue' },
      main: (
        <>
          <Title heading={headOf(main, context)} />
          <Wall month={main} placed={placed} context={context} />
          <Full month={main} context={context} />
          <Weeks works={open} context={context} />
          <div className="split split--even">
            <Capacity {...{ months, tried, context }} />
            <Part id="payments" heading={words('desk.money.h')}>
              <p className="part-note">{words('desk.money.tableMeans')}</p>
              <p className="links">
                {[year, year - 1].map((one) => (
                  <a key={one} className="link" href={`/payments/${one}`} download>
                    {words('desk.money.table', { year: String(one) })}
                  </a>
                ))}
              </p>
            </Part>
          </div>
        </>
      ),
    };
  },
};
