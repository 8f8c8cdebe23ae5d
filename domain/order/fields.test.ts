import type { OrderType } from '@/content/order';
import type { OrderDraft } from './draft';
import { emptyDraft } from './draft';
import { itemFor } from './drafts.fixture';
import { type FieldState, fieldStates, type OrderField } from './fields';

type Row = readonly [OrderType, Partial<OrderDraft>, Partial<Record<OrderField, FieldState>>];

const rows: readonly Row[] = [
  ['picture', {}, { photos: 'hidden', variant: 'hidden', size: 'hidden', medium: 'hidden', attributes: 'hidden' }],
  ['picture', { medium: 'print' }, { medium: 'hidden', attributes: 'enabled' }],
  ['portraits', {}, { photos: 'enabled', variant: 'enabled', subject: 'disabled', size: 'disabled', medium: 'hidden' }],
  ['portraits', { variant: 'pencil' }, { subject: 'enabled', size: 'enabled', medium: 'hidden' }],
  ['portraits', { variant: 'digital' }, { subject: 'enabled', size: 'hidden', medium: 'enabled' }],
  ['portraits', { variant: 'digital', medium: 'mug' }, { attributes: 'enabled' }],
  ['portraits', { variant: 'oil', medium: 'mug' }, { attributes: 'hidden' }],
  ['custom-pictures', {}, { photos: 'enabled', subject: 'hidden', size: 'enabled', description: 'enabled' }],
  ['custom-pictures', { variant: 'digital' }, { size: 'enabled', medium: 'enabled' }],
  ['custom-pictures', { size: 'custom' }, { customSize: 'enabled' }],
  ['posters', {}, { photos: 'hidden', variant: 'hidden', size: 'enabled', medium: 'enabled', comment: 'enabled' }],
  ['posters', { medium: 'file' }, { attributes: 'hidden' }],
  ['posters', { size: 'a4' }, { customSize: 'hidden' }],
];

test.each(rows)('ORDER-4, ORDER-8: %s %j shows %j', (type, chosen, expected) => {
  expect(fieldStates({ ...emptyDraft(type, itemFor(type)), ...chosen })).toMatchObject(expected);
});
