import type { Kind } from '../receive/kinds';
import { shopOrder } from './shop-order';
import { visitorForm } from './visitor-form';

/** A label and its answer, and what the artist should know about it. */
export type Entry = readonly [label: string, text: string, note?: string];

/** How one kind of message is shown; all else is the same for every kind. Takes the stored JSON. */
export type KindView = Readonly<{
  heading: string;
  row: (fields: string) => Readonly<{ what: string; name: string; price: string }>;
  sections: (fields: string) => readonly (readonly [heading: string, entries: readonly Entry[]])[];
}>;

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
