import { type Desk, type KeptIn, openDesk, storedDrafts } from '@/components/forms/draft/draft-desk';
import type { OrderType } from '@/content/order';
import { similarTo } from '@/content/similar';
import { galleryPath } from '@/domain/api';
import type { GalleryBody, GalleryItem } from '@/domain/gallery/gallery';
import { emptyDelivery } from '@/domain/order/delivery';
import type { OrderDraft } from '@/domain/order/draft';
import { choiceIn, workLiked } from '@/domain/order/shared-choice';
import { clearHidden } from '@/domain/order/transitions';
import { fill } from '@/i18n/fill';
import { isLocale, type Localized } from '@/i18n/locales';
import { sweepPhotos } from '../photos/photo-shelf';
import { newOrder, type StoredDraft, storedOf } from './order-in-making';
import { draftKey, readDraft } from './stored-draft';

/** The work in the site's own list; undefined where there is none, or no network. */
async function fetched(work: number): Promise<GalleryItem | undefined> {
  const body = await fetch(galleryPath)
    .then((answer): Promise<Partial<GalleryBody>> => answer.json())
    .catch(() => null);
  return Object.values(body?.gallery_by_types ?? {})
    .flat()
    .find(({ id }) => id === work);
}

/** How long the form waits for the work's picture: it can be sent with another one. */
const patienceMs = 6_000;

/** The work's picture as a photo, which every such order needs; null where it cannot be fetched in time. */
async function pictureOf({ file }: GalleryItem, title: string): Promise<File | null> {
  try {
    const answer = await fetch(file.thumbnail, { signal: AbortSignal.timeout(patienceMs) });
    return answer.ok ? new File([await answer.blob()], `${title}.webp`) : null;
  } catch {
    return null;
  }
}

type Liked = Readonly<{ draft: OrderDraft; picture: File | null }>;

/** An order that begins with a work's size, title and picture (SHOP-10). Without them the buyer fills it in as ever. */
async function likeWork(draft: OrderDraft, work: number): Promise<Liked> {
  const found = await fetched(work);
  if (!found) return { draft, picture: null };
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'pl';
  const { size_cm: size } = found;
  const title = found[`name__${locale}`];
  const liked = clearHidden({
    ...draft,
    ...(size && { size: 'custom', width: String(size.width), height: String(size.height) }),
    description: fill(similarTo[locale], { title }),
  });
  return { draft: liked, picture: await pictureOf(found, title) };
}

/** A draft that was begun under another sample, or that another tab has or left. */
export type OtherDraft = Readonly<{ form: string; name: string; at: number; stored: StoredDraft }>;

/** What the form says of its draft, above the first question. */
export type DraftNotice = Readonly<
  /** There is none of its own, but there are others, newest first. */
  | { kind: 'others'; others: readonly OtherDraft[] }
  /** It comes from a tab that is closed. */
  | { kind: 'back'; at: number; others: readonly OtherDraft[] }
  /** It was started over, and can still be brought back. */
  | { kind: 'cleared' }
  /** It comes from somebody's link, or `liked`: from a work that is gone; `own`: the visitor has a draft beside it. */
  | { kind: 'shared'; own: boolean; liked: boolean }
>;

const withoutAge = (stored: StoredDraft): string => JSON.stringify({ ...stored, begun: null });

/** The item stands in a draft's name, after its type. */
const itemIn = (name: string): number | null => Number(name.split(':')[3]) || null;

/** All drafts of the type but this tab's own, and but those that are no other than it: copies of it. */
function othersOf(type: OrderType, desk: Desk): readonly OtherDraft[] {
  return storedDrafts(draftKey(type, null))
    .filter(({ name, text }) => !desk.has(name) && text !== desk.stored?.text)
    .sort((a, b) => b.at - a.at)
    .flatMap(({ name, at, text }) => {
      const stored = readDraft(text, type, itemIn(name));
      return stored ? [{ form: draftKey(type, itemIn(name)), name, at, stored }] : [];
    });
}

/** Keeps the draft; one in which nothing is chosen, typed or added is none. */
function keepOn(desk: Desk, stored: StoredDraft, title: Localized | null): KeptIn {
  const { type, item } = stored.draft;
  if (withoutAge(stored) !== withoutAge(storedOf(newOrder(type, item))))
    return desk.write(JSON.stringify({ ...stored, title }));
  desk.clear();
  return 'device';
}

type Ordered = Readonly<{ type: OrderType; item: number | null; title: Localized | null }>;

/**
 * Opens the draft of one order: this tab's, or one that a closed tab left, or the choice that the address brings. That
 * choice is a draft of its own, so that a link never overwrites what somebody has filled in (ORDER-26).
 * @param look false where the form is filled in already: then another draft is begun, and nothing is brought back
 */
export async function openOrder({ type, item, title }: Ordered, look: boolean) {
  const desk = await openDesk(draftKey(type, item), look);
  const own = readDraft(desk.stored?.text ?? null, type, item);
  const keep = (stored: StoredDraft) => keepOn(desk, stored, title);
  const { hash } = window.location;
  const shared = look ? choiceIn(hash, { type, item }) : null;
  if (!shared) {
    const others = look ? othersOf(type, desk) : [];
    const none: DraftNotice | null = others.length > 0 ? { kind: 'others', others } : null;
    const notice: DraftNotice | null = own && desk.left ? { kind: 'back', at: desk.left, others } : none;
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
  await sweepPhotos().catch(() => undefined);
}
