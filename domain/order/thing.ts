import { type Medium, media, originalLabel } from '@/content/media';
import { type OrderType, orderTypeNames, type Size } from '@/content/order';
import type { Localized } from '@/i18n/locales';
import { isOriginal } from '../shop/shop';
import type { OrderDraft } from './order';

/**
 * What the buyer may take back once the order is binding, as the store regulations have it: nothing that is made to the
 * buyer's own wishes; a file until it is sent at their request; all else for 14 days. `unknown`: the regulations say it.
 */
export type Return = 'made' | 'file' | 'days' | 'unknown';

/** Null where there is none, or the shop no longer has it. `isWall`: it is painted at the buyer's, on a wall. */
export type Choice = Readonly<{ type: OrderType | null; medium: Medium | null; size: Size | null; isWall?: true }>;

/** Whether it is called by its medium: of a poster one buys the thing that it is put on. A medium of the buyer's own has no name. */
export const namedByMedium = ({ type, medium }: Readonly<{ type: string | null; medium: Medium | null }>): boolean =>
  type === 'posters' && medium !== null && medium !== 'custom';

/** @example kindOf({ type: 'posters', medium: 'mug' }).en // 'Mug about 330 ml' */
export const kindOf = ({ type, medium }: Readonly<{ type: OrderType; medium: Medium | null }>): Localized =>
  medium && namedByMedium({ type, medium }) ? media[medium].label : orderTypeNames[type];

/** It exists before it is ordered: nobody works on it. */
export const isThere = ({ type, medium }: Pick<Choice, 'type' | 'medium'>): boolean =>
  type === 'picture' || (type === 'posters' && medium === 'file');

/** What follows a payment: work begins, what exists is packed, or its file is handed over. */
type Preparation = 'made' | 'ready' | 'file';

export function preparationOf(choice: Pick<Choice, 'type' | 'medium'>): Preparation {
  if (!isThere(choice)) return 'made';
  return choice.medium === 'file' ? 'file' : 'ready';
}

export const isPainted = ({ type }: Pick<Choice, 'type'>): boolean =>
  type === 'portraits' || type === 'custom-pictures';

/** Without a medium it is a painting. */
export function thingOf({ medium, isWall }: Pick<Choice, 'medium' | 'isWall'>) {
  if (isWall) return 'wall';
  return medium ? media[medium].thing : 'picture';
}

export function returnOf({ type, medium, size }: Choice): Return {
  if (isPainted({ type }) || size === 'custom') return 'made';
  if (medium) return media[medium].returns;
  // a picture without a medium is the original
  return type === 'picture' ? 'days' : 'unknown';
}

export function mediumLabel(draft: Pick<OrderDraft, 'type' | 'medium'>): Localized | null {
  if (isOriginal(draft)) return originalLabel;
  return draft.medium && media[draft.medium].label;
}
