import {
  dropDraft,
  type KeptIn,
  markOwn,
  readDraft,
  storedDrafts,
  writeDraft,
} from '@/components/forms/draft/device-draft';
import type { PhotoDetails } from '@/components/forms/fields/photo';
import type { OrderType } from '@/content/order';
import type { Texts } from '@/domain/order/order';

/** `out`: the buyer stopped sending it, so it stays here, but is not in the order. */
export type DraftPhoto = PhotoDetails & Readonly<{ out?: boolean }>;

/** What outlives the page: never the consent to the terms, which is given to what is read now (ORDER-20). */
export type KeptDraft = Readonly<{
  texts: Texts;
  photos: readonly DraftPhoto[];
  /** The names of photos that could not be kept. */
  lost: readonly string[];
  /** The number of the item or sample whose page it was last changed on. */
  item: number | null;
  /** When the page was first opened for it, ms since 1970. */
  begun: number;
}>;

/** One draft for each type of order, the same in both languages and for all its items. */
export const draftName = (type: OrderType): string => `order:${type}`;

/** What its texts say is read by the rules of an order; null where it is no draft at all. */
function parsed(text: string): KeptDraft | null {
  try {
    const draft = JSON.parse(text);
    return typeof draft.texts === 'object' && Array.isArray(draft.photos) && Array.isArray(draft.lost) ? draft : null;
  } catch {
    return null;
  }
}

/** @returns null where there is none; `isOwn`: it was last changed or taken up in this tab */
export function readKept(type: OrderType): Readonly<{ at: number; isOwn: boolean; draft: KeptDraft }> | null {
  const stored = readDraft(draftName(type));
  const draft = stored && parsed(stored.text);
  return draft && { at: stored.at, isOwn: stored.isOwn, draft };
}

export const keep = (type: OrderType, draft: KeptDraft): KeptIn => writeDraft(draftName(type), JSON.stringify(draft));
export const forget = (type: OrderType): void => dropDraft(draftName(type));
export const takeUp = (type: OrderType): boolean => markOwn(draftName(type));

/** The ids of all photos that a draft on this device knows of. */
export const namedPhotos = (): ReadonlySet<string> =>
  new Set(storedDrafts('order:').flatMap(({ text }) => parsed(text)?.photos.map(({ id }) => id) ?? []));
