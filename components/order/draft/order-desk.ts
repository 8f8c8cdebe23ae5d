import { type Desk, type KeptIn, openDesk, storedDrafts } from '@/components/forms/draft/draft-desk';
import { load } from '@/components/islands/load';
import type { OrderType } from '@/content/order';
import { emptyDelivery } from '@/domain/order/delivery';
import { choiceIn, workLiked } from '@/domain/order/shared-choice';
import { likeWork } from './like-work';
import { newOrder, type StoredDraft, storedOf } from './order-in-making';
import { readDraft } from './stored-draft';
import { draftKey } from './stored-draft-key';

/** What the form says of its draft, above the first question. */
export type DraftNotice = Readonly<
  /** It comes from a tab that is closed. */
  | { kind: 'back'; at: number }
  /** It was started over, and can still be brought back. */
  | { kind: 'cleared' }
  /** It comes from somebody's link, or `liked`: from a work that is gone; `own`: the visitor has a draft beside it. */
  | { kind: 'shared'; own: boolean; liked: boolean }
>;

const withoutAge = (stored: StoredDraft): string => JSON.stringify({ ...stored, begun: null });

/** Keeps the draft; one in which nothing is chosen, typed or added is none. */
function keepOn(desk: Desk, stored: StoredDraft): KeptIn {
  const { type, item } = stored.draft;
  if (withoutAge(stored) !== withoutAge(storedOf(newOrder(type, item)))) return desk.write(JSON.stringify(stored));
  desk.clear();
  return 'device';
}

/**
 * Opens the draft of one order: this tab's, or one that a closed tab left, or the choice that the address brings. That
 * choice is a draft of its own, so that a link never overwrites what somebody has filled in (ORDER-26).
 * @param look false where the form is filled in already: then another draft is begun, and nothing is brought back
 */
export async function openOrder(type: OrderType, item: number | null, look: boolean) {
  const desk = await openDesk(draftKey(type, item), look);
  const own = readDraft(desk.stored?.text ?? null, type, item);
  const keep = (stored: StoredDraft) => keepOn(desk, stored);
  const { hash } = window.location;
  const shared = look ? choiceIn(hash, { type, item }) : null;
  if (!shared) {
    const notice: DraftNotice | null = own && desk.left ? { kind: 'back', at: desk.left } : null;
    return { desk, keep, stored: own, notice, picture: null };
  }
  await desk.beginAnother();
  const work = workLiked(hash);
  const { draft, picture } = work === null ? { draft: shared, picture: null } : await likeWork(shared, work);
  const stored: StoredDraft = { draft, recipient: emptyDelivery, photos: [], lost: [], begun: null };
  const liked = work !== null;
  // an order that the visitor has just begun needs no word, unless another one waits
  const notice: DraftNotice | null = liked && !own ? null : { kind: 'shared', own: own !== null, liked };
  return { desk, keep, stored, notice, picture };
}

export type OpenedOrder = Awaited<ReturnType<typeof openOrder>>;

/** Deletes drafts that are too old, and the photos of drafts that are gone. */
export async function sweepDrafts(): Promise<void> {
  storedDrafts();
  const databases = await indexedDB.databases();
  if (databases.length > 0) await (await load('photo-tools')).sweepPhotos();
}
