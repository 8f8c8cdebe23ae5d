import type { Medium } from '@/content/media';
import type { OrderType, Variant } from '@/content/order';
import { emptyDraft } from './order';
import { type Fulfilment, fulfilmentOf } from './thing';

type Chosen = Readonly<{ medium?: Medium; variant?: Variant }>;

const rows: readonly (readonly [type: OrderType, item: number | null, chosen: Chosen, fulfilment: Fulfilment])[] = [
  ['picture', 1, { medium: 'file' }, 'file'],
  ['picture', 1, { medium: 'print' }, 'ready'],
  ['picture', 1, { medium: 'custom' }, 'ready'],
  ['posters', 1, { medium: 'file' }, 'file'],
  ['posters', 1, { medium: 'mug' }, 'printed'],
  ['posters', 1, { medium: 'custom' }, 'printed'],
  ['portraits', null, { variant: 'oil' }, 'made'],
  ['portraits', null, { variant: 'digital', medium: 'file' }, 'made'],
  ['custom-pictures', 1, { variant: 'acrylic' }, 'made'],
  ['custom-pictures', 1, { variant: 'digital', medium: 'mug' }, 'made'],
];

test.each(rows)('%s %j %j: %s', (type, item, chosen, fulfilment) => {
  expect(fulfilmentOf({ ...emptyDraft(type, item), ...chosen })).toBe(fulfilment);
});
