import { isFull, monthAfter } from '@/domain/order/capacity';
import { regions } from '@/i18n/locales';
import { dayInWarsaw, dayMs } from '@/server/platform/warsaw';
import { nearDayText } from '@/server/submissions/views/dates';
import type { Context } from '../../acts/act';
import { capacity, filling, places, placesField, placesSeen, whenFull } from '../../acts/capacity';
import { Button } from '../../shell/parts';
import { type Pieces, part, split } from '../../shell/pieces';
import { useDesk } from '../../shell/use-desk';
import { fileOf } from '../../works/checkout';
import { stateIn } from '../../works/services';
import type { Screen } from '../screen';
import { pathOf, What } from '../work-row';
import { headOf, type Month, monthWords, type Plan, planOf } from './plan';
import { Wall } from './wall';

/** Of a full month: what visitors read from now on, in one tap. */
function Full({ month: { month, room, taken } }: Readonly<{ month: Month }>) {
  const desk = useDesk();
  const { words, locale } = desk;
  const table = fileOf(desk, 'services.json');
  const open = filling.filter((about) => stateIn(table, about).state === 'open');
  if (!isFull(taken, room) || open.length === 0) return null;
  const names = open.map((about) => words(`desk.queue.open.${about}`)).join(', ');
  // "1 stycznia": a month alone would have to be declined
  const next = new Intl.DateTimeFormat(regions[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const free = next.format(new Date(`${monthAfter(month)}-01`));
  const facts = { month: monthWords(month, locale), open: names, next: free };
  return (
    <form className="ask" method="post" action="/queue/full">
      <p className="ask-q">{words('desk.queue.full', facts)}</p>
      <input type="hidden" name="month" value={month} />
      <div className="btns g2h wraps">
        {(['waiting', 'closed'] as const).map((state) => (
          <Button key={state} isSmall name="state" value={state}>
            {words(`desk.queue.when.${state}`, facts)}
          </Button>
        ))}
      </div>
    </form>
  );
}

function weeksOf(weeks: Plan['weeks'], { words, locale, now }: Context): Pieces {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', ...options });
  const [span, near] = [format({ day: 'numeric', month: 'long' }), format({ weekday: 'short', day: 'numeric' })];
  const today = dayInWarsaw(now);
  const dueText = (day: string): string => {
    if (day === today) return words('desk.today.now');
    return day < today ? nearDayText(day, now, locale) : near.format(new Date(day)).replace(',', '');
  };
  if (weeks.length === 0) return [{ note: words('desk.queue.nothing') }];
  const drawn = weeks.map(({ first, n, items }) => (
    <section key={n} className="week ruled">
      <h3 className="week-name flex spread g3">
        {span.formatRange(first, first + 6 * dayMs)} <small>{words('desk.queue.week', { n })}</small>
      </h3>
      <ul>
        {items.map(({ day, text, to }) => (
          <li key={day + text} className="week-item mid grid">
            <span className="week-day">{dueText(day)}</span>
            <span>
              {to === null ? (
                <b>{text}</b>
              ) : (
                <a className="row-name plain" href={to}>
                  {text}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
  return [<div className="weeks grid">{drawn}</div>];
}

export const queue: Screen = {
  path: '/queue',
  acts: { capacity, full: whenFull },
  async show(context) {
    const { now, words, locale } = context;
    const { open, months, weeks } = await planOf(context);
    const [main] = months;
    const year = Number(dayInWarsaw(now).slice(0, 4));
    const unpaid = open.filter(({ turn }) => turn.debt);
    const ofMonths = <One,>(make: (month: Month, at: number) => One) =>
      Object.fromEntries(months.map((one, at) => [placesField(one.month), make(one, at)]));
    return {
      place: 'queue',
      heading: headOf(main, context),
      main: [
        <Wall month={main} />,
        <Full month={main} />,
        { heading: words('desk.queue.weeks'), of: weeksOf(weeks, context) },
        split(
          'even',
          part({ heading: words('desk.queue.room'), id: 'places' }, [
            {
              form: '/queue/capacity',
              hidden: { seen: placesSeen(context) },
              fields: ofMonths(({ month, room }, at) => ({
                ...places(() => monthWords(month, locale), room),
                isBeside: at > 0,
              })),
              after: ofMonths(({ taken }) => <p className="said">{words('desk.queue.taken', taken)}</p>),
              of: [
                { note: words('desk.queue.roomMeans') },
                <div className="field">
                  <Button isLine>{words('desk.queue.save')}</Button>
                </div>,
              ],
            },
          ]),
          part({ heading: words('desk.money.h'), id: 'payments' }, [
            {
              rows: unpaid.map((work) => ({
                to: `${pathOf(work)}#payment`,
                name: work.stored?.describe(locale).row.name || work.submission.reference,
                what: <What work={work} />,
                isSlim: true,
              })),
            },
            { note: words('desk.money.tableMeans') },
            {
              links: Object.fromEntries(
                [`${year}`, `${year - 1}`].map((year) => [`/payments/${year}`, words('desk.money.table', { year })]),
              ),
            },
          ]),
        ),
      ],
    };
  },
};
