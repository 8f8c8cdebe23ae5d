import { stateOf } from '@/domain/order/status';
import { storedIn } from '@/server/submissions/kinds';
import { reachOf } from '@/server/submissions/reach';
import { Row } from '../../list/row';
import { Part } from '../../shell/parts';
import type { ShownOrder } from './shown';

/** What goes in the same parcel, and whether it would go elsewhere: a correction holds for one order alone. */
export function Parcel({ shown: { mates, reach, context } }: Readonly<{ shown: ShownOrder }>) {
  const { words, locale } = context;
  if (mates.length === 0) return null;
  return (
    <Part heading={words('parcel.h')}>
      <ul>
        {mates.map(({ order, history }) => (
          <Row
            key={order.id}
            to={`/orders/${order.reference}`}
            name={<bdi>{storedIn(order)?.order?.(locale).name ?? order.reference}</bdi>}
            what={`${order.reference}, ${words(`studio.states.${stateOf(history)}`)}`}
            isSlim
          >
            {reachOf(order).address !== reach.address && (
              <p className="due due--late">{words('desk.parcel.elsewhere')}</p>
            )}
          </Row>
        ))}
      </ul>
    </Part>
  );
}
