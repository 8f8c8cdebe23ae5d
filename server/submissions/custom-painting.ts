import { photoFields } from '@/domain/api';
import { limits } from '../platform/limits';
import type { SubmissionKind } from './kind';
import { visitorForm } from './visitor-form';

const { bytes } = limits.photo;

/** A question after a painting to order, with one photo, from the home page. */
export const customPainting = {
  ...visitorForm('orders', ['width', 'height', 'name', 'email', 'phone']),
  bodyBytes: limits.customOrderBody,
  files: { field: photoFields.orders, count: 1, bytes, totalBytes: bytes },
} satisfies SubmissionKind;
