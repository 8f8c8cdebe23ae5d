import { isMailbox } from '@/domain/contact-hints';
import { paymentKinds } from '@/domain/order/events';
import { balanceOf, nextPayment, paymentsIn, signed } from '@/domain/order/payments';
import { agreedOffer, openOffer } from '@/domain/order/status';
import { groszeOf, typedSum } from '@/domain/typed-sums';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { dayText } from '@/server/submissions/views/dates';
import { textIn } from '../../acts/act';
import { isTicked } from '../../acts/texts';
import { Chips, Field, TickBox, Understood } from '../../shell/fields';
import { ActDetails, Button, Facts, Part, Seen } from '../../shell/parts';
import { formatPrice, spaced } from '../../sums';
import { firstOf } from './next';
import { pathOf, type ShownOrder } from './shown';

type Shown = Readonly<{ shown: ShownOrder }>;

type Row = readonly [label: string, sum: string];

/** What is agreed, paid and due; before that what the form showed. */
function rowsOf({ history, card, description, context }: ShownOrder): readonly Row[] {
  const { words, locale, now } = context;
  const sum = (grosze: number): string => formatPrice(grosze, locale);
  const { agreed, paid, due, deposit } = balanceOf(history);
  const over = agreed === null ? 0 : paid - agreed;
  const payments = paymentsIn(history);
  const rows: readonly Row[] = payments.map((payment) => [
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
    const quoted: readonly Row[] = card.quoted ? [[words('desk.money.quoted'), spaced(description.row.price)]] : [];
    return rows.length > 0 ? [...rows, [words('desk.money.paid'), sum(paid)]] : quoted;
  }
  return [
    ...parts,
    [words('desk.money.agreed'), sum(agreed)],
    ...rows,
    ...(deposit > 0 && deposit !== due ? [[words('desk.money.depositDue'), sum(deposit)] as const] : []),
    over > 0
      ? [words('desk.money.over'), sum(over)]
      : [words(due === 0 ? 'desk.money.allPaid' : 'desk.money.due'), sum(due ?? 0)],
  ];
}

function PaymentForm({ shown }: Shown) {
  const { context, history, tried, next, reach } = shown;
  const { words, locale, now } = context;
  const own = tried?.act === 'payment' ? tried.form : null;
  const proposed = nextPayment(history);
  const today = dayInWarsaw(now);
  const grosze = own && groszeOf(textIn(own, 'sum'));
  return (
    <form method="post" action={`${pathOf(shown)}/payment`}>
      <Seen next={next} />
      <div className="pair">
        <Field
          {...{ tried, words, act: 'payment', name: 'sum', unit: 'zł', inputMode: 'decimal' }}
          label={words('desk.money.sum')}
          value={proposed ? typedSum(proposed.grosze, locale) : ''}
        >
          <Understood>{grosze ? formatPrice(grosze, locale) : null}</Understood>
        </Field>
        <Field
          {...{ tried, words, act: 'payment', name: 'day' }}
          label={words('desk.money.day')}
          value={today}
          day={{ when: 'past', today }}
        />
      </div>
      <Chips
        name="kind"
        value={proposed?.kind ?? 'rest'}
        tried={own && tried}
        legend={words('desk.money.what')}
        options={paymentKinds.map((one) => [one, words(`desk.money.kinds.${one}`)])}
      />
      <Field
        {...{ tried, words, act: 'payment', name: 'note' }}
        label={words('desk.money.note')}
        hint={words('desk.money.noteHint')}
      />
      {isMailbox(reach.email) && (
        <TickBox
          name="letter"
          isOn={own !== null && isTicked(own, 'letter')}
          label={words('desk.money.letter', { language: words(`desk.order.in.${shown.order.language}`) })}
        />
      )}
      <Button isLine>{words('desk.money.save')}</Button>
    </form>
  );
}

/** The sum that matters now: what is agreed and what of it is due, before that what was offered, or what the form showed. */
export function keySums({ history, description, context: { words, locale, now } }: ShownOrder): readonly string[] {
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

/** What was agreed and paid, what is due, and the form for a payment. */
export const Money = ({ shown }: Shown) => {
  const { context, history } = shown;
  const { words } = context;
  const rows = rowsOf(shown);
  return (
    <Part id="money" heading={words('desk.money.title')}>
      {rows.length > 0 && <Facts isSums rows={rows} />}
      {balanceOf(history).agreed === null && paymentsIn(history).length === 0 && (
        <p className="part-note">{words('desk.money.noOffer')}</p>
      )}
      <ActDetails
        id="payment"
        name={words('desk.money.save')}
        means={words('desk.money.means')}
        isOpen={shown.tried ? shown.tried.act === 'payment' : firstOf(shown) === 'payment'}
        group="money"
      >
        <PaymentForm shown={shown} />
      </ActDetails>
    </Part>
  );
};
