import { useEffect, useRef, useState } from 'react';
import { mayHaveDraft } from '@/components/forms/draft/browser-storage';
import { type KeptIn, keepingIsOff, turnKeepingOff, turnKeepingOn } from '@/components/forms/draft/draft-desk';
import { sleep } from '@/components/forms/send/retry';
import type { Localized } from '@/i18n/locales';
import { keepPhoto, removePhotos, sweepPhotos } from '../photos/photo-shelf';
import { putIn, takePhoto } from '../photos/use-photos';
import { type DraftNotice, type OpenedOrder, openOrder, sweepDrafts } from './order-desk';
import { type OrderInMaking, type Step, type StoredDraft, storedOf } from './order-in-making';
import { draftKey } from './stored-draft';

/** How long the way to the order's page waits for the draft to be deleted. */
const forgetMs = 1_000;

/** Removes a shared choice from the address, so that a reload does not bring it again. */
const forgetLink = () => {
  if (window.location.hash) history.replaceState(history.state, '', window.location.pathname + window.location.search);
};

/**
 * Brings the stored draft back, writes down every change, and deletes photos that the draft no longer has (ORDER-20).
 * A page that holds a draft is not kept for the way back: so one without waits for the first touch.
 */
export function useDraftKeeping(order: OrderInMaking, dispatch: (step: Step) => void, title: Localized | null) {
  const { type, item } = order.draft;
  const key = draftKey(type, item);
  const [notice, setNotice] = useState<DraftNotice | null>(null);
  const [keptIn, setKeptIn] = useState<KeptIn>('device');
  const [off, setOff] = useState(false);
  const [touched, setTouched] = useState(false);
  const opening = useRef<Promise<OpenedOrder> | null>(null);
  /** What is kept by now, as text; null before the first look at the order. */
  const kept = useRef<string | null>(null);
  /** What "start over" can still bring back. */
  const before = useRef<OrderInMaking | null>(null);
  const photosBefore = useRef(order.photos);
  const forgotten = useRef(false);

  function open(look = false): Promise<OpenedOrder> {
    opening.current ??= openOrder({ type, item, title }, look).then((opened) => {
      void sweepDrafts();
      setOff(keepingIsOff());
      return opened;
    });
    return opening.current;
  }

  async function begin() {
    // one of the type's other samples is told of, too
    const look = mayHaveDraft(draftKey(type, null)) || window.location.hash.includes('choice=');
    const opened = look ? await open(true) : null;
    const taken = opened?.picture && (await takePhoto(opened.picture, []));
    kept.current = null;
    dispatch({ do: 'restore', stored: opened?.stored ?? null, opened: Math.round(performance.timeOrigin) });
    // at once with the draft that it belongs to: nobody has changed anything yet. Nothing is said of how good it is
    if (taken && 'photo' in taken) void putIn({ photo: taken.photo, look: null, leftOut: [] }, dispatch);
    setNotice(opened?.notice ?? null);
    setTouched(opened?.stored != null);
    // drafts of other orders, too old by now
    if (!look && mayHaveDraft('')) void sweepDrafts();
  }

  async function write(stored: StoredDraft) {
    const { keep } = await open();
    forgetLink();
    if (!forgotten.current) setKeptIn(keep(stored));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
  useEffect(() => {
    void begin();
    const another = () => window.location.hash.includes('choice=') && window.location.reload();
    window.addEventListener('hashchange', another);
    return () => window.removeEventListener('hashchange', another);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the order changes, and only then
  useEffect(() => {
    if (order.begun === null || forgotten.current) return;
    const stored = storedOf(order);
    const text = JSON.stringify(stored);
    const first = kept.current === null && order.early.length === 0;
    const gone = photosBefore.current.filter(({ id }) => !order.photos.some((photo) => photo.id === id));
    if (text === kept.current) return;
    kept.current = text;
    photosBefore.current = order.photos;
    if (first) return;
    // somebody goes on: a link's choice is theirs now, and what was started over is not wanted back
    setNotice(null);
    setTouched(true);
    const dropped = before.current?.photos ?? [];
    before.current = null;
    void write(stored).then(() => removePhotos([...gone, ...dropped]));
  }, [order]);

  const acts = {
    /** Goes on with what is there. */
    goOn() {
      setNotice(null);
      forgetLink();
      void open().then(({ desk }) => desk.keepHere());
    },

    async startOver() {
      before.current = order;
      (await open()).desk.clear();
      forgetLink();
      kept.current = null;
      setNotice({ kind: 'cleared' });
      setTouched(false);
      dispatch({ do: 'restore', stored: null, opened: Math.round(performance.timeOrigin) });
    },

    undo() {
      const back = before.current;
      if (!back) return;
      before.current = null;
      kept.current = '';
      photosBefore.current = [];
      dispatch({ do: 'replace', order: back });
    },

    /** Leaves the choice of the link. */
    async backToMine() {
      forgetLink();
      (await opening.current)?.desk.close();
      opening.current = null;
      await begin();
    },

    /** Keeps nothing on this device from now on, or keeps again. */
    async turn(on: boolean) {
      const opened = await open();
      if (on) turnKeepingOn();
      else turnKeepingOff();
      setOff(!on);
      setKeptIn(opened.keep(storedOf(order)));
      if (!on) await sweepPhotos(new Set(), 0).catch(() => undefined);
      for (const { id, blob } of order.photos) {
        if (blob) dispatch({ do: 'kept', id, kept: await keepPhoto(id, blob) });
      }
    },
  };

  return {
    notice,
    keptIn,
    off,
    /** There is something that can be kept, shared or started over. */
    touched,
    /** Opens a place for the first change. */
    wake: () => void open(),

    acts,
    /** The order is sent. */
    async forget() {
      forgotten.current = true;
      const deleting = async () => {
        const opened = await opening.current;
        opened?.desk.clear();
        opened?.desk.close();
        await removePhotos(order.photos);
      };
      await Promise.race([deleting(), sleep(forgetMs)]);
    },
  };
}

export type DraftKeeping = ReturnType<typeof useDraftKeeping>;
/** What the buyer can do with the draft as a whole. */
export type DraftActs = DraftKeeping['acts'];
