'use client';

import { useEffect, useRef, useState } from 'react';
import type { KeptIn } from '@/components/forms/draft-desk';
import { mayHaveDraft } from '@/components/forms/kept-draft';
import type { Photo } from '@/components/forms/photo';
import { draftStore, draftTools, photoTools } from './draft-store';
import type { DraftNotice, OpenedOrder } from './order-desk';
import { type OrderInMaking, type Step, type StoredDraft, storedOf } from './order-in-making';
import { draftKey } from './stored-draft-key';

type Tools = NonNullable<Awaited<ReturnType<typeof draftTools>>>;
export type Opened = Readonly<{ tools: Tools }> & OpenedOrder;

/**
 * Brings the stored draft back, writes down every change, and deletes photos that the draft no longer has (ORDER-20).
 * What that needs is fetched with the page only where there may be a draft, else at the first touch.
 */
export function useDraftKeeping(order: OrderInMaking, dispatch: (step: Step) => void) {
  const { type, item } = order.draft;
  const key = draftKey(type, item);
  const [tools, setTools] = useState<Tools | null>(null);
  const [notice, setNotice] = useState<DraftNotice | null>(null);
  const [keptIn, setKeptIn] = useState<KeptIn>('device');
  const [off, setOff] = useState(false);
  const [touched, setTouched] = useState(false);
  const opening = useRef<Promise<Opened | null> | null>(null);
  /** What is kept by now, as text; null before the first look at the order. */
  const kept = useRef<string | null>(null);
  /** What "start over" can still bring back. */
  const before = useRef<OrderInMaking | null>(null);
  const photosBefore = useRef(order.photos);
  const forgotten = useRef(false);

  function open(look = false): Promise<Opened | null> {
    opening.current ??= draftTools().then(async (tools) => {
      const opened = tools && (await tools.openOrder(type, item, look));
      if (!opened) opening.current = null;
      tools?.sweepDrafts().catch(() => undefined);
      setTools(tools);
      setOff(tools?.keepingIsOff() ?? false);
      return opened && { tools, ...opened };
    });
    return opening.current;
  }

  /**
   * Puts the picture of a work that is liked into the form, at once with the draft that it belongs to: nobody has changed
   * anything yet. Nothing is to be said of how good it is.
   */
  function bring(photo: Photo) {
    const { id, blob } = photo;
    dispatch({ do: 'add', photo, look: null, leftOut: [] });
    void draftStore.keepPhoto(id, blob).then((kept) => dispatch({ do: 'kept', id, kept }));
  }

  async function begin() {
    const look = mayHaveDraft(key) || window.location.hash.includes('choice=');
    const opened = look ? await open(true) : null;
    const taken = opened?.picture && (await (await photoTools())?.takePhoto(opened.picture, []));
    kept.current = null;
    dispatch({ do: 'restore', stored: opened?.stored ?? null, opened: Math.round(performance.timeOrigin) });
    if (taken && 'photo' in taken) bring(taken.photo);
    setNotice(opened?.notice ?? null);
    setTouched(opened?.stored != null);
    // drafts of other orders, too old by now
    if (!look && mayHaveDraft('')) (await draftTools())?.sweepDrafts().catch(() => undefined);
  }

  async function write(stored: StoredDraft) {
    const opened = await open();
    if (!opened) return setKeptIn(null);
    opened.tools.forgetLink();
    if (!forgotten.current) setKeptIn(opened.keep(stored));
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
    const first = kept.current === null;
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
    void write(stored).then(() => draftStore.removePhotos([...gone, ...dropped]));
  }, [order]);

  return {
    tools,
    notice,
    keptIn,
    off,
    /** There is something that can be kept, shared or started over. */
    touched,
    /** Fetches what the first change will need. */
    wake: () => void open(),

    /** What the buyer can do with the draft; null until it is fetched. */
    acts: tools?.draftActs({
      ...{ order, dispatch, opening, kept, before, photosBefore, open, begin },
      ...{ setNotice, setKeptIn, setOff, setTouched },
    }),

    /** The order is sent. */
    async forget() {
      forgotten.current = true;
      const opened = await opening.current;
      opened?.desk.clear();
      opened?.desk.close();
      await draftStore.forgetPhotos(order.photos);
    },
  };
}

export type DraftKeeping = ReturnType<typeof useDraftKeeping>;
