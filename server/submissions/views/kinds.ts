import type { Kind } from '../kinds';
import type { KindView } from './kind-view';
import { shopOrder } from './shop-order';
import { visitorForm } from './visitor-form';

const kinds: Readonly<Record<Kind, KindView>> = {
  'shop-order': shopOrder,
  contact: visitorForm('contact'),
  'registration-lessons': visitorForm('registration-lessons'),
  orders: visitorForm('orders'),
};

/** @throws for a kind that this version does not know: the inbox of a newer one */
export function viewOf(kind: string): KindView {
  const view = kinds[kind as Kind] as KindView | undefined;
  if (!view) throw new Error(`a message of the kind ${kind}`);
  return view;
}
