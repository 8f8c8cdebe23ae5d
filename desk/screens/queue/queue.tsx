import { isFull, monthAfter } from '@/domain/order/capacity';
import { regions } from '@/i18n/locales';
import { dayInWarsaw } from '@/server/platform/warsaw';
import type { Context } from '../../acts/act';
import { capacity, filling, placesSeen, whenFull } from '../../acts/capacity';
import { Field } from '../../form/fields';
import { Row } from '../../list/row';
import { Button, Part } from '../../shell/parts';
import { fileOf } from '../../works/checkout';
import { stateIn } from '../../works/services';
import type { Screen } from '../screen';
import { pathOf, What } from '../work-row';
import { headOf, type Month, monthWords, type Plan, planOf } from './plan';
import { Wall } from './wall';

const sixDays = 6 * 24 * 60 * 60 * 1000;

/** Of a full month: what visitors read from now on, in one tap. */
function Full({ month: { month, room, taken }, context }: Readonly<{ month: Month; context: Context }>) {
  const { words, locale } = context;
  const table = fileOf(context, 'services.json');
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

function Weeks({ weeks, context: { words, locale, now } }: Readonly<{ weeks: Plan['weeks']; context: Context }>) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regions[locale], { timeZone: 'UTC', ...options });
  const [span, near] = [format({ day: 'numeric', month: 'long' }), format({ weekday: 'short', day: 'numeric' })];
  return (
    <Part heading={words('desk.queue.weeks')}>
      {weeks.length === 0 && <p className="part-note">{words('desk.queue.nothing')}</p>}
      {weeks.map(({ first, n, items }) => (
        <section key={n} className="week ruled">
          <h3 className="week-name flex spread g3">
            {span.formatRange(first, first + sixDays)} <small>{words('desk.queue.week', { n })}</small>
          </h3>
          <ul>
            {items.map(({ day, text, to }) => (
              <li key={day + text} className="week-item mid grid">
                <span className="week-day">
                  {day === dayInWarsaw(now) ? words('desk.today.now') : near.format(new Date(day)).replace(',', '')}
                </span>
                <span>
                  {to === null ? (
                    <b>{text}</b>
                  ) : (
                    <a className="plain" href={to}>
                      {text}
                    </a>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Part>
  );
}

export const queue: Screen = {
  path: '/queue',
  acts: { capacity, full: whenFull },
  async show(context, { tried }) {
    const { now, words, locale } = context;
    const { open, months, weeks } = await planOf(context);
    const [main] = months;
    const year = Number(dayInWarsaw(now).slice(0, 4));
    const unpaid = open.filter(({ turn }) => turn.debt);
    return {
      place: 'queue',
      heading: headOf(main, context),
      main: (
        <>
          <Wall month={main} context={context} />
          <Full month={main} context={context} />
          <Weeks weeks={weeks} context={context} />
          <div className="split split--even">
            <Part id="places" heading={words('desk.queue.room')}>
              <form method="post" action="/queue/capacity">
                <input type="hidden" name="seen" value={placesSeen(context)} />
                <div className="two g0-4">
                  {months.map(({ month, room, taken }) => (
                    <Field
                      key={month}
                      tried={tried}
                      words={words}
                      act="capacity"
                      inputMode="numeric"
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
            <Part id="payments" heading={words('desk.money.h')}>
              {unpaid.length > 0 && (
                <ul>
                  {unpaid.map((work) => (
                    <Row
                      key={work.submission.id}
                      to={`${pathOf(work)}#payment`}
                      name={work.stored?.describe(locale).row.name || work.submission.reference}
                      what={<What work={work} context={context} />}
                      isSlim
                    />
                  ))}
                </ul>
              )}
              <p className="part-note">{words('desk.money.tableMeans')}</p>
              <p className="wraps g0-6">
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
