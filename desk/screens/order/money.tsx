import { balanceOf, paymentsIn, signed } from '@/domain/order/payments';
import { agreedOffer, openOffer } from '@/domain/order/status';
import { dayText } from '@/server/submissions/views/dates';
import { payment } from '../../acts/payment';
import { fold, type Piece, part } from '../../shell/pieces';
import { formatPrice, spaced } from '../../sums';
import { actForm, firstOf } from './next';
import type { OrderRead } from './read-order';

type Row = readonly [label: string, sum: string] | false;

function rowsOf({ history, card, description, context }: OrderRead): readonly Row[] {
  const { words, locale, now } = context;
  const sum = (grosze: number): string => formatPrice(grosze, locale);
  const { agreed, paid, due, deposit } = balanceOf(history);
  const over = agreed === null ? 0 : paid - agreed;
  const rows: readonly Row[] = paymentsIn(history).map((payment) => [
    [words(`desk.money.of.${payment.kind}`), payment.note, dayText(payment.day, locale)].filter(Boolean).join(', '),
    sum(signed(payment)),
  ]);
  const offer = agreed === null ? openOffer(history, now) : agreedOffer(history);
  const delivery = offer?.terms.delivery ?? 0;
  const parts: readonly Row[] =
    offer && delivery > 0
      ? [
          [words('offer.work'), sum(offer.grosze - delivery)],
          [words('offer.delivery'), sum(delivery)],
        ]
      : [];
  if (agreed === null) {
    if (offer) return [...rows, ...parts, [words('desk.money.offered'), sum(offer.grosze)]];
    if (rows.length > 0) return [...rows, [words('desk.money.paid'), sum(paid)]];
    return [card.quoted !== null && [words('desk.money.quoted'), spaced(description.row.price)]];
  }
  return [
    ...parts,
    [words('desk.money.agreed'), sum(agreed)],
    ...rows,
    deposit > 0 && deposit !== due && [words('desk.money.depositDue'), sum(deposit)],
    over > 0
      ? [words('desk.money.over'), sum(over)]
      : [words(due === 0 ? 'desk.money.allPaid' : 'desk.money.due'), sum(due ?? 0)],
  ];
}

/** The sum that matters now: what is agreed and what of it is due, before that what was offered, or what the form showed. */
export function keySums({ history, description, context: { words, locale, now } }: OrderRead): readonly string[] {
  const { agreed, due } = balanceOf(history);
  const offered = openOffer(history, now);
  if (agreed === null)
    return [
      offered
        ? words('desk.money.inOffer', { sum: formatPrice(offered.grosze, locale) })
        : spaced(description.row.price),
    ].filter(Boolean);
  return [
    formatPrice(agreed, locale),
    due ? words('desk.money.left', { sum: formatPrice(due, locale) }) : words('desk.money.allDone'),
  ];
}

export function moneyPart(read: OrderRead): Piece {
  const { history, tried, context } = read;
  const { words } = context;
  const isFirst = firstOf(read) === 'payment';
  const button = words('desk.money.save');
  return part({ heading: words('desk.money.title'), id: 'money' }, [
    { facts: rowsOf(read), isSums: true },
    balanceOf(history).agreed === null && paymentsIn(history).length === 0 && { note: words('desk.money.noOffer') },
    fold(
      {
        name: button,
        id: 'payment',
        means: words('desk.money.means'),
        open: tried ? tried.act === 'payment' : isFirst,
        group: 'money',
      },
      [actForm(read, 'payment', payment, { button, isMain: isFirst })],
    ),
  ]);
}
