import type { Screen } from '../screen';

export const add: Screen = {
  path: '/add',
  async show({ words }) {
    const rows = [
      { to: '/works', icon: 'camera', name: words('desk.add.work'), what: words('desk.add.workMeans') },
      { to: '/add/order', icon: 'inbox', name: words('desk.add.order'), what: words('desk.add.orderMeans') },
      { to: '/queue', icon: 'coin', name: words('desk.add.payment'), what: words('desk.add.paymentMeans') },
    ] as const;
    return { place: 'add', isNarrow: true, main: [{ rows, isPart: true }] };
  },
};
