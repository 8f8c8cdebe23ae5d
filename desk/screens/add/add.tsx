import { LinkRow } from '../../shell/parts';
import type { Screen } from '../screen';

export const add: Screen = {
  path: '/add',
  async show({ words }) {
    return {
      place: 'add',
      isNarrow: true,
      main: (
        <ul className="part">
          <LinkRow to="/works" icon="camera" name={words('desk.add.work')} means={words('desk.add.workMeans')} />
          <LinkRow to="/add/order" icon="inbox" name={words('desk.add.order')} means={words('desk.add.orderMeans')} />
          <LinkRow to="/queue" icon="coin" name={words('desk.add.payment')} means={words('desk.add.paymentMeans')} />
        </ul>
      ),
    };
  },
};
