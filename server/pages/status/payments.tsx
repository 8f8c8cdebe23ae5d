import { Fold } from '@/components/ui/fold';
import { refundOf, signed } from '@/domain/order/payments';
import { states } from '@/domain/order/states';
import { stateOf } from '@/domain/order/status';
import { formatPrice } from '@/domain/shop/price-format';
import { translator } from '@/messages/translator';
import type { Entry } from '../../submissions/kind';
import { nearDate, noonOf } from '../../submissions/views/dates';
import { Lines } from './offer';
import { isWithdrawn, moneyOn, type View } from './view';

export function Payments({ view: { status, locale, now } }: { view: View }) {
  const { agreed, payments, paid, next } = moneyOn(status, now);
  const isInLead = states[stateOf(status.history)].leads.includes('allPaid');
  const isAll = agreed !== null && next === null && !isWithdrawn(status) && !isInLead;
  if (payments.length === 0) return null;
  const t = translator(locale);
  const refund = isWithdrawn(status) ? 0 : refundOf(status.history);
  const sum = (grosze: number): string => formatPrice(grosze, locale);
  const lines: readonly Entry[] = [
    ...payments.map(
      (payment): Entry => [
        t(`status.money.kinds.${payment.kind}`, { day: nearDate(noonOf(payment.day), locale, now) }),
        sum(signed(payment)),
      ],
    ),
    ...(payments.length > 1 ? [[t('status.money.paid'), sum(paid)] as const] : []),
  ];
  return (
    <>
      <Fold head={`${t('status.money.h')}: ${sum(paid)}`} open={payments.some(({ kind }) => kind === 'returned')}>
        <Lines lines={lines} />
      </Fold>
      {refund > 0 && <p>{t('change.refund', { sum: sum(refund) })}</p>}
      {isAll && <p>{t('status.money.all')}</p>}
    </>
  );
}
