import { contact } from './contact';
import { customPainting } from './custom-painting';
import type { SubmissionKind } from './kind';
import { lessons } from './lessons';
import { shopOrder } from './shop-order';

/** Every kind of submission, by the name that is stored with it. One more is a file beside these and a line here. */
export const kinds = {
  'shop-order': shopOrder,
  contact,
  'registration-lessons': lessons,
  orders: customPainting,
} as const satisfies Record<string, SubmissionKind>;
