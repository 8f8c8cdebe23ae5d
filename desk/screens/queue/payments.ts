import type { ErasedPayment } from '@/domain/order/payments';
import { erasedOrders } from '@/server/storage/queries/erased-orders';
import { paymentsOf } from '@/server/storage/queries/order-events';
import { storedIn } from '@/server/submissions/kinds';
import { plain } from '@/server/submissions/views/say';
import type { Context } from '../../acts/act';
import { type Cell, csvText } from '../../csv';
import type { Screen } from '../screen';

type Row = Readonly<{ reference: string; name: string; what: string; note: string; payment: ErasedPayment }>;

async function rowsOf({ storage, locale, words }: Context, year: number): Promise<readonly Row[]> {
  const erased = (await erasedOrders(storage)).flatMap(({ reference, payments }) =>
    payments
      .filter(({ day }) => day.startsWith(`${year}-`))
      .map((payment): Row => ({ reference, name: '', what: words('desk.money.erased'), note: '', payment })),
  );
  const stored = (await paymentsOf(storage, year)).map(({ order, payment }): Row => {
    const { name = '', what = '' } = storedIn(order)?.describe(locale).row ?? {};
    return { reference: order.reference, name: plain(name), what: plain(what), note: payment.note, payment };
  });
  return [...erased, ...stored].toSorted(
    (one, other) => one.payment.day.localeCompare(other.payment.day) || one.reference.localeCompare(other.reference),
  );
}

/** A table of a year's payments for a spreadsheet, in the shape that the one of her language reads. */
export const paymentTable: Screen = {
  path: '/payments/:year',
  async show(context, { params: { year = '' } }) {
    if (!/^20\d\d$/.test(year)) return null;
    const { words, locale } = context;
    const isPolish = locale === 'pl';
    const sum = (grosze: number): Cell => {
      const text = (grosze / 100).toFixed(2);
      return { ours: isPolish ? text.replace('.', ',') : text };
    };
    const head = (['day', 'number', 'name', 'what', 'kind', 'in', 'out', 'note'] as const).map((column) =>
      words(`desk.money.columns.${column}`),
    );
    const rows = (await rowsOf(context, Number(year))).map(({ reference, name, what, note, payment }): Cell[] => {
      const isBack = payment.kind === 'returned';
      return [
        ...[{ ours: payment.day }, reference, name, what, words(`desk.money.kinds.${payment.kind}`)],
        ...[isBack ? '' : sum(payment.grosze), isBack ? sum(payment.grosze) : '', note],
      ];
    });
    const name = `${words('desk.money.file')}-${year}.csv`;
    return { type: 'text/csv; charset=utf-8', bytes: csvText([head, ...rows], isPolish ? ';' : ','), download: name };
  },
};
