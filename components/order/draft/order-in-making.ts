import type { Photo } from '@/components/forms/fields/photo';
import type { OrderType } from '@/content/order';
import { type Delivery, emptyDelivery } from '@/domain/order/delivery';
import { emptyDraft, type OrderDraft } from '@/domain/order/draft';
import type { Measured } from '@/domain/order/photo-check';
import { answer, answerIn, countPhotos } from '@/domain/order/transitions';
import type { Localized } from '@/i18n/locales';

/** Where it goes, and whether the terms are accepted. */
export type Recipient = Delivery & Readonly<{ terms: boolean }>;
export const emptyRecipient: Recipient = { ...emptyDelivery, terms: false };

/** A photo by what its draft knows of it; its bytes stand apart. */
export type NamedPhoto = Pick<Photo, 'id' | 'same' | 'name' | 'addedBytes'> &
  Readonly<{
    /** The browser can show it. */
    shown: boolean;
    look: Measured | null;
    /** The buyer stopped sending it: it stays here, but is not in the order. */
    out: boolean;
  }>;

/**
 * A photo of the order. `blob` is null until the browser's storage has given it back; `kept` says whether it is there,
 * null while it is on its way.
 */
export type HeldPhoto = NamedPhoto & Readonly<{ blob: Blob | null; url: string | null; kept: boolean | null }>;

/** Why a file is not taken. */
export type PhotoProblem = 'notImage' | 'tooMany' | 'tooLarge' | 'together';

/** What became of a file that was chosen, to be shown and read out. */
export type PhotoEvent = Readonly<
  | { kind: 'added' | 'removed' | PhotoProblem; name: string }
  | { kind: 'oneOnly'; name: string; names: readonly string[] }
>;

/** What outlives the page: never the consent to the terms, which is given to what is read now (ORDER-20). */
export type StoredDraft = Readonly<{
  draft: OrderDraft;
  recipient: Delivery;
  photos: readonly NamedPhoto[];
  /** The names of photos that could not be kept. */
  lost: readonly string[];
  /** The title of the work that it is about, for other pages to name it; none where there is none. */
  title?: Localized | null;
  /** When the page was first opened for it, ms since 1970; null where that is not known. */
  begun: number | null;
}>;

/** The order in the making: all that is chosen, typed and added. `begun` is null until the stored draft is back. */
export type OrderInMaking = Omit<StoredDraft, 'photos' | 'recipient' | 'title'> &
  Readonly<{
    recipient: Recipient;
    /** Newest first. */
    photos: readonly HeldPhoto[];
    /** Files on their way in, one after the other. */
    adding: readonly Chosen[];
    /** What happened since the last choice, of every file that was chosen meanwhile, too. */
    events: readonly PhotoEvent[];
    upload: Upload | null;
    /** What was done before the stored draft was back: it is done again upon it. */
    early: readonly Step[];
  }>;

/** A file that the buyer chose. `leftOut`: the names of those that were dropped with it. */
type Chosen = Readonly<{ file: File; leftOut: readonly string[] }>;

/**
 * The photos on their way to the server, as bytes of all together; `stopped`: before the end. `refusal`: what the server
 * says of the order, which begins with a photo's name where it is about that one.
 */
export type Upload = Readonly<{ sent: number; stopped: boolean; refusal: string | null }>;

export type Step = Readonly<
  | { do: 'restore'; stored: StoredDraft | null; opened: number }
  | { do: 'replace'; order: OrderInMaking }
  | { do: 'choose'; change: (draft: OrderDraft) => OrderDraft }
  | { do: 'deliver'; to: Partial<Recipient> }
  | { do: 'adding'; chosen: Chosen }
  | { do: 'refuse'; problem: PhotoProblem; name: string }
  | { do: 'add'; photo: Photo; look: Measured | null; leftOut: readonly string[] }
  | { do: 'remove'; photo: HeldPhoto }
  | { do: 'kept'; id: string; kept: boolean }
  | { do: 'upload'; upload: Upload | null }
  | { do: 'leaveOut'; id: string; out: boolean }
  /** Comes out of the storage; null where it is not there any more. */
  | { do: 'arrive'; id: string; blob: Blob | null; url: string | null }
>;

export const newOrder = (type: OrderType, item: number | null): OrderInMaking => ({
  draft: emptyDraft(type, item),
  recipient: emptyRecipient,
  photos: [],
  lost: [],
  begun: null,
  adding: [],
  events: [],
  upload: null,
  early: [],
});

/** The photos that go with the order. */
const photosIn = (photos: readonly HeldPhoto[]): readonly HeldPhoto[] => photos.filter(({ out }) => !out);

/** The draft counts the photos that go with it: one number, never two. */
const withPhotos = (order: OrderInMaking, photos: readonly HeldPhoto[]): OrderInMaking => ({
  ...order,
  photos,
  upload: null,
  draft: countPhotos(order.draft, photosIn(photos).length),
});

function storedOrder({ draft }: OrderInMaking, stored: StoredDraft | null, opened: number): OrderInMaking {
  const order = newOrder(draft.type, draft.item);
  if (!stored) return { ...order, begun: opened };
  const { photos, begun, recipient, title: _, ...kept } = stored;
  const back = { ...order, ...kept, recipient: { ...recipient, terms: false }, begun: begun ?? opened };
  const held = photos.map((photo): HeldPhoto => ({ ...photo, blob: null, url: null, kept: true }));
  // a form that asks for no photos has none, whatever the tab says
  return withPhotos(back, countPhotos(back.draft, held.length).photos === held.length ? held : []);
}

function restored(order: OrderInMaking, stored: StoredDraft | null, opened: number): OrderInMaking {
  const early = order.begun === null ? order.early : [];
  return early.reduce(after, { ...storedOrder(order, stored, opened), early });
}

/** The file whose turn it was is in, or refused. */
const told = (order: OrderInMaking, event: PhotoEvent): OrderInMaking => ({
  ...order,
  adding: order.adding.slice(1),
  events: [...order.events, event],
});

function added(order: OrderInMaking, { photo: whole, look, leftOut }: Extract<Step, { do: 'add' }>): OrderInMaking {
  const { blob, url, ...photo } = whole;
  const { name } = photo;
  const event: PhotoEvent = leftOut.length > 0 ? { kind: 'oneOnly', name, names: leftOut } : { kind: 'added', name };
  const held = { ...photo, look, shown: url !== null, out: false, blob, url, kept: null };
  const lost = order.lost.filter((gone) => gone !== name);
  return { ...withPhotos(told(order, event), [held, ...order.photos]), lost };
}

const changed = (order: OrderInMaking, id: string, change: Partial<HeldPhoto>): OrderInMaking => ({
  ...order,
  photos: order.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)),
});

const without = (order: OrderInMaking, id: string): OrderInMaking =>
  withPhotos(
    order,
    order.photos.filter((photo) => photo.id !== id),
  );

function arrived(order: OrderInMaking, id: string, blob: Blob | null, url: string | null): OrderInMaking {
  if (blob) return changed(order, id, { blob, url });
  const gone = order.photos.filter((photo) => photo.id === id).map(({ name }) => name);
  return { ...without(order, id), lost: [...order.lost, ...gone] };
}

function after(order: OrderInMaking, now: Step): OrderInMaking {
  switch (now.do) {
    case 'restore':
      return restored(order, now.stored, now.opened);
    case 'replace':
      return now.order;
    case 'choose':
      return { ...order, draft: now.change(order.draft) };
    case 'deliver':
      return { ...order, recipient: { ...order.recipient, ...now.to } };
    case 'adding':
      return { ...order, adding: [...order.adding, now.chosen], events: order.adding.length > 0 ? order.events : [] };
    case 'refuse':
      return told(order, { kind: now.problem, name: now.name });
    case 'add':
      return added(order, now);
    case 'remove':
      return { ...without(order, now.photo.id), events: [{ kind: 'removed', name: now.photo.name }] };
    case 'kept':
      return changed(order, now.id, { kept: now.kept });
    case 'upload':
      return { ...order, upload: now.upload };
    case 'leaveOut':
      return withPhotos(order, changed(order, now.id, { out: now.out }).photos);
    case 'arrive':
      return arrived(order, now.id, now.blob, now.url);
  }
}

const isRecipients = (field: string): field is keyof Recipient => field in emptyRecipient;

/** What a field of the form holds, by its name in the request; '' for no answer. */
export const valueIn = ({ draft, recipient }: OrderInMaking, field: string): string =>
  isRecipients(field) ? String(recipient[field] || '') : answerIn(draft, field);

/** The step that such a field's answer is. */
export const answerTo = (field: string, given: string): Step =>
  isRecipients(field)
    ? { do: 'deliver', to: { [field]: field === 'terms' ? given === 'true' : given } }
    : { do: 'choose', change: (draft) => answer(draft, field, given) };

/** The one way in which an order in the making changes. */
export function step(order: OrderInMaking, now: Step): OrderInMaking {
  const next = after(order, now);
  return order.begun === null && now.do !== 'restore' ? { ...next, early: [...order.early, now] } : next;
}

/** What is to outlive the page. A photo that could not be kept leaves its name, so that it can be asked for again. */
export function storedOf({ draft, recipient, begun, lost, photos }: OrderInMaking): StoredDraft {
  const unkept = photos.filter(({ kept }) => kept === false).map(({ name }) => name);
  const named = photos
    .filter(({ kept }) => kept !== false)
    .map(({ id, same, name, addedBytes, shown, look, out }) => ({ id, same, name, addedBytes, shown, look, out }));
  const { terms: _, ...delivery } = recipient;
  return { draft, recipient: delivery, begun, photos: named, lost: [...lost, ...unkept] };
}

/** The photos to send, or null while one is still on its way out of the storage. */
export function wholePhotos(photos: readonly HeldPhoto[]): readonly Photo[] | null {
  const going = photosIn(photos);
  const whole = going.flatMap(({ blob, ...photo }) => (blob ? [{ ...photo, blob }] : []));
  return whole.length === going.length ? whole : null;
}
