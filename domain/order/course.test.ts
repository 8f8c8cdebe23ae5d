import type { Medium, OrderType, Variant } from '@/content/order';
import { type Course, courseOf } from './course';
import { emptyDraft } from './draft';

type Chosen = Readonly<{ medium?: Medium; variant?: Variant }>;

const rows: readonly (readonly [type: OrderType, item: number | null, chosen: Chosen, course: Course])[] = [
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

test.each(rows)('%s %j %j: %s', (type, item, chosen, course) => {
  expect(courseOf({ ...emptyDraft(type, item), ...chosen })).toBe(course);
});
