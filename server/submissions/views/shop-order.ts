import { isMailbox } from '@/domain/doubts';
import { deliveryFields } from '@/domain/order/delivery';
import { formatPrice } from '@/domain/price-format';
import type { StoredOrder } from '../stored-order';
import { initials } from './initials';
import type { Entry, KindView } from './kind-view';
import { plain, words } from './say';

function priceText({ grosze, from }: StoredOrder['price']): string {
  const price = formatPrice(grosze, 'pl');
  return from ? words('order.from', { price }) : price;
}

function storedOrder(fields: string): StoredOrder {
  const stored = JSON.parse(fields) as StoredOrder;
  if (stored.version !== 1) throw new Error(`a stored order of version ${stored.version}`);
  return stored;
}

const letterNote = (email: string): string => words(isMailbox(email) ? 'studio.letter.yes' : 'studio.letter.no');

const deliveryEntries = ({ delivery }: StoredOrder): readonly Entry[] =>
  deliveryFields.map((field) => {
    const entry = [words(`order.delivery.${field}`), delivery[field]] as const;
    return field === 'email' ? [...entry, letterNote(delivery.email)] : entry;
  });

function choiceEntries({ draft, type, lines, price }: StoredOrder): readonly Entry[] {
  const item = draft.item === null ? type : `${type}, ${words('studio.number', { number: draft.item })}`;
  return [
    [words('studio.type'), item],
    ...lines.map(({ label, value }): Entry => [label, value ?? words('order.agree')]),
    [words('order.price'), priceText(price), words('studio.quoted')],
  ];
}

export const shopOrder: KindView = {
  heading: words('studio.order'),
  subject(fields) {
    const { type, delivery } = storedOrder(fields);
    return [type.toLowerCase(), initials(`${delivery.first_name} ${delivery.last_name}`)];
  },
  row(fields) {
    const { type, delivery, price } = storedOrder(fields);
    return { what: type, name: `${delivery.first_name} ${delivery.last_name}`, price: plain(priceText(price)) };
  },
  sections(fields) {
    const order = storedOrder(fields);
    return [
      [words('studio.choices'), choiceEntries(order)],
      [words('order.deliveryH'), deliveryEntries(order)],
    ];
  },
};
