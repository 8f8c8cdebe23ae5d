import { stateOf } from '@/domain/order/status';
import { storedIn } from '@/server/submissions/kinds';
import { reachOf } from '@/server/submissions/reach';
import type { Piece } from '../../shell/pieces';
import type { OrderRead } from './read-order';

/** What goes in the same parcel, and whether it would go elsewhere: a correction holds for one order alone. */
export const parcelPart = ({ mates, reach, context: { words, locale } }: OrderRead): Piece => ({
  heading: words('parcel.h'),
  of: [
    {
      rows: mates.map(({ order, history }) => ({
        to: `/orders/${order.reference}`,
        name: <bdi>{storedIn(order)?.order?.(locale).name ?? order.reference}</bdi>,
        what: `${order.reference}, ${words(`studio.states.${stateOf(history)}`)}`,
        isSlim: true,
        does: reachOf(order).address !== reach.address && (
          <p className="due due--late">{words('desk.parcel.elsewhere')}</p>
        ),
      })),
    },
  ],
});
