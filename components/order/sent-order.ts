import { tabStorage } from '@/components/forms/tab-storage';

/** What the order-sent page shows; kept in the tab, never in an address. */
export type SentOrder = Readonly<{
  reference: string;
  type: string;
  title: string | null;
  detail: string;
  price: string;
  /** Root-relative address of the work's picture; a buyer's photo is not kept. */
  image: string | null;
}>;

const key = 'order-sent';

export function keepSent(order: SentOrder): void {
  tabStorage.write(key, JSON.stringify(order));
}

export function readSent(): SentOrder | null {
  const json = tabStorage.read(key);
  return json ? (JSON.parse(json) as SentOrder) : null;
}
