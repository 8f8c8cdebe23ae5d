import { media, originalLabel } from '@/content/order';
import type { Localized } from '@/i18n/locales';
import { isOriginal } from '../shop/shop';
import type { OrderDraft } from './draft';

/** What the work is put on, or that it is the work itself; null where that is not chosen. */
export function mediumLabel(draft: Pick<OrderDraft, 'type' | 'medium'>): Localized | null {
  if (isOriginal(draft)) return originalLabel;
  return draft.medium && media[draft.medium].label;
}
