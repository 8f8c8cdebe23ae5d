import { orderTypeNames } from '@/content/order';
import { mural } from '@/content/terms';
import { photoFields } from '@/domain/api';
import { wallSum } from '@/domain/forms/wall-sum';
import { emptyDraft } from '@/domain/order/order';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { limits } from '../platform/limits';
import type { OrderCard, Parsed, Received, SubmissionKind } from './kind';
import { sidesIn } from './order-card';
import { type StoredForm, visitorForm } from './visitor-form';

const { bytes } = limits.photo;

function card({ width, height, wish = '', wall, grosze }: StoredForm, locale: Locale): OrderCard {
  const name = wall ? translator(locale)('status.wall') : orderTypeNames['custom-pictures'][locale];
  return {
    title: name,
    name,
    details: sidesIn({ width: String(width), height: String(height) }, locale),
    wish: String(wish),
    choice: { ...emptyDraft('custom-pictures', null), ...(wall && { isWall: true }) },
    artwork: null,
    quoted: typeof grosze === 'number' ? { grosze, from: true } : null,
  };
}

const form = visitorForm('orders', card);

/** Of a wall with what the dialog named, as it was that day (HOME-18). */
function parse(received: Received): Parsed {
  const parsed = form.parse(received);
  const { width = '', height = '', wall } = received.fields;
  if (!parsed.ok || wall !== 'true') return parsed;
  const sum = wallSum({ width, height }, mural.grosze);
  return { ...parsed, fields: { ...parsed.fields, wall, ...(sum !== 'unit' && sum) } };
}

export const customPainting = {
  ...form,
  parse,
  bodyBytes: limits.customOrderBody,
  files: { field: photoFields.orders, count: 1, bytes, totalBytes: bytes },
} satisfies SubmissionKind;
