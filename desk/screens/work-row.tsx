import { states } from '@/domain/order/states';
import { agreedOffer, lastOffer, mayWithdraw, stateOf } from '@/domain/order/status';
import { dayInWarsaw, dayMs } from '@/server/platform/warsaw';
import { nearDayText } from '@/server/submissions/views/dates';
import { plain } from '@/server/submissions/views/say';
import type { Work } from '@/server/submissions/work';
import type { Context } from '../acts/act';
import type { RowOf } from '../list/row';
import { Icon } from '../shell/parts';
import { useDesk } from '../shell/use-desk';
import { formatPrice, spaced } from '../sums';
import { pictureOfWork, workBy } from './work-picture';

type WorkProps = Readonly<{ work: Work }>;

export const pathOf = ({ submission: { reference }, history }: Work): string =>
  history ? `/orders/${reference}` : `/inbox/${reference}`;

/** Whose it is: of a message the name on the sender's order, since it has none itself. */
const nameOn = ({ submission, stored, ordered }: Work, { locale }: Context): string =>
  ordered?.name || stored?.describe(locale).row.name || submission.reference;

/** The order of whose contract, or by whose buyer, something is. */
export function OrderLink({ work: { contract, ordered } }: WorkProps) {
  const { words } = useDesk();
  const reference = (contract ?? ordered)?.reference;
  return (
    reference && (
      <a className="link" href={`/orders/${reference}`}>
        {words('desk.answer.order', { reference })}
      </a>
    )
  );
}

function Due({ work: { turn } }: WorkProps) {
  const { words, now, locale } = useDesk();
  const { due, debt } = turn;
  // what is to be paid says since when, and news can be read at any time
  if (due === null || turn.next === 'read' || (debt && !debt.isLate)) return null;
  const today = dayInWarsaw(now);
  if (due < today)
    return (
      <p className="due due--late inline strong">
        <Icon name="diamond" isSmall />
        {words('desk.today.late', { day: nearDayText(due, now, locale) })}
      </p>
    );
  const isToday = due === today;
  return (
    <p className={isToday ? 'small strong' : 'due'}>
      {isToday ? words('desk.today.now') : nearDayText(due, now, locale)}
    </p>
  );
}

export function Picture({ work }: WorkProps) {
  const { submission, stored } = work;
  const artwork = workBy(stored?.order?.(useDesk().locale).artwork ?? 0);
  const src = submission.photos > 0 ? `${pathOf(work)}/photos/1?small` : artwork && pictureOfWork(artwork).href;
  return (
    <span className="row-pic middle flex">
      {src && work.history ? <img src={src} alt="" loading="lazy" /> : <Icon name="inbox" />}
    </span>
  );
}

function Together({ work: { stored, history } }: WorkProps) {
  const { words, locale } = useDesk();
  const joined = history?.events.flatMap((event) => (event.type === 'joined' ? [event.reference] : [])) ?? [];
  const orders = [...[stored?.order?.(locale).parcel ?? []].flat(), ...joined];
  return orders.length > 0 && <p className="row-what">{words('desk.parcel.row', { orders: orders.join(', ') })}</p>;
}

type Own = Partial<Omit<RowOf, 'what'>> &
  Readonly<{ about?: string | false | null | undefined; step?: string | false }>;

/** A row of a list of works. `about`: a second line of what it is; `step`: what is to be done. */
export const workRow = (work: Work, context: Context, { about, step, does, ...row }: Own): RowOf => ({
  to: pathOf(work),
  name: <bdi>{nameOn(work, context)}</bdi>,
  picture: !row.isSlim && <Picture work={work} />,
  what: [<What work={work} />, about, <Together work={work} />],
  does: (
    <>
      {step && <p className="due">{step}</p>}
      <Due work={work} />
      {does}
    </>
  ),
  ...row,
});

/** Characters: two lines of a phone. */
const quoteLength = 120;

function quoted(text: string): string {
  const whole = plain(text).replace(/\s+/g, ' ').trim();
  return whole.length > quoteLength ? `${whole.slice(0, quoteLength).replace(/[\s,.;:]*\S*$/, '')}…` : whole;
}

function owedOf({ turn: { debt }, history }: Work, { words, locale, now }: Context): string | null {
  if (!debt) return null;
  const which = history && stateOf(history) === 'sent' ? 'sent' : debt.kind;
  const sum = formatPrice(debt.grosze, locale);
  return words(`desk.today.owed.${which}`, { sum, n: Math.floor((now - debt.since) / dayMs) });
}

/** What a buyer asked and waits to be told; else what was ordered, and for how much. */
export function What({ work }: WorkProps) {
  const desk = useDesk();
  const { words, locale } = desk;
  const { submission, stored, history, turn } = work;
  const row = stored?.describe(locale).row;
  const asked = history?.events.findLast((event) => event.type === 'message' && event.from === 'buyer');
  if (turn.next === 'answer' && asked?.type === 'message')
    return <p className="row-what row-quote">{words('desk.today.quote', { text: quoted(asked.text) })}</p>;
  const message = submission.kind === 'contact' ? stored?.describe(locale).sections[0]?.[1][0]?.[1] : undefined;
  if (message) return <p className="row-what row-quote">{words('desk.today.quote', { text: quoted(message) })}</p>;
  const owed = owedOf(work, desk);
  if (owed) return <p className="row-what">{owed}</p>;
  const offer = history && (agreedOffer(history) ?? lastOffer(history));
  const price = offer ? formatPrice(offer.grosze, locale) : row && spaced(row.price);
  const card = stored?.order?.(locale);
  const isOpen = history === null || mayWithdraw(history);
  // where it only arrived, its row says enough
  const state = history && states[stateOf(history)].from && words(`studio.states.${stateOf(history)}`);
  return (
    <>
      <p className="row-what">
        {card?.name ?? row?.what ?? words('studio.unreadable.row')}
        {price && `, ${price}`}
        {state && `, ${state}`}
      </p>
      {isOpen && card?.wish && (
        <p className="row-what row-quote">{words('desk.today.quote', { text: quoted(card.wish) })}</p>
      )}
    </>
  );
}
