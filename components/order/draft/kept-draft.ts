import { readDraft, storedDrafts } from '@/components/forms/draft/device-draft';
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

/** `stored`: null where there is none, and the draft is empty. */
export function readKept(type: OrderType) {
  const stored = readDraft(draftName(type));
  const begun = Math.round(performance.timeOrigin);
  const draft: KeptDraft = { texts: {}, photos: [], lost: [], item: null, begun, ...stored?.draft };
  return { stored, draft };
}

export const namedPhotos = (): ReadonlySet<string> =>
  new Set(storedDrafts().flatMap(({ photos = [] }: Partial<KeptDraft>) => photos.map(({ id }) => id)));
