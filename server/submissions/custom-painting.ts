import { orderTypeNames } from '@/content/order';
import { photoFields } from '@/domain/api';
import { emptyDraft } from '@/domain/order/order';
import type { Locale } from '@/i18n/locales';
import { limits } from '../platform/limits';
import type { OrderCard, SubmissionKind } from './kind';
import { sidesIn } from './order-card';
import { type StoredForm, visitorForm } from './visitor-form';

const { bytes } = limits.photo;

const card = ({ width, height, wish = '' }: StoredForm, locale: Locale): OrderCard => ({
  title: orderTypeNames['custom-pictures'][locale],
  name: orderTypeNames['custom-pictures'][locale],
  details: sidesIn({ width: String(width), height: String(height) }, locale),
  wish: String(wish),
  choice: emptyDraft('custom-pictures', null),
  artwork: null,
  quoted: null,
});

export const customPainting = {
  ...visitorForm('orders', card),
  bodyBytes: limits.customOrderBody,
  files: { field: photoFields.orders, count: 1, bytes, totalBytes: bytes },
} satisfies SubmissionKind;
