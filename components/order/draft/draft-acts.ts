import type { RefObject } from 'react';
import { type KeptIn, turnKeepingOff, turnKeepingOn } from '@/components/forms/draft/draft-desk';
import { load } from '@/components/islands/load';
import type { DraftNotice, OpenedOrder } from './order-desk';
import { type OrderInMaking, type Step, storedOf } from './order-in-making';

type Keeping = Readonly<{
  order: OrderInMaking;
  dispatch: (step: Step) => void;
  opening: RefObject<Promise<OpenedOrder> | null>;
  /** What is kept by now, as text; null: the next order is looked at for the first time. */
  kept: RefObject<string | null>;
  /** What "start over" can still bring back. */
  before: RefObject<OrderInMaking | null>;
  photosBefore: RefObject<OrderInMaking['photos']>;
  open: () => Promise<OpenedOrder>;
  begin: () => Promise<void>;
  setNotice: (notice: DraftNotice | null) => void;
  setKeptIn: (keptIn: KeptIn) => void;
  setOff: (off: boolean) => void;
  setTouched: (touched: boolean) => void;
}>;

/** Removes a shared choice from the address, so that a reload does not bring it again. */
export const forgetLink = () => {
  if (window.location.hash) history.replaceState(history.state, '', window.location.pathname + window.location.search);
};

/** What the buyer can do with the draft as a whole. */
export function draftActs(keeping: Keeping) {
  const { order, dispatch, opening, kept, before, photosBefore, open, begin } = keeping;
  return {
    /** Goes on with what is there. */
    goOn() {
      keeping.setNotice(null);
      forgetLink();
      void open().then(({ desk }) => desk.keepHere());
    },

    async startOver() {
      before.current = order;
      (await open()).desk.clear();
      forgetLink();
      kept.current = null;
      keeping.setNotice({ kind: 'cleared' });
      keeping.setTouched(false);
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
      const photos = await load('photo-tools');
      if (on) turnKeepingOn();
      else turnKeepingOff();
      keeping.setOff(!on);
      keeping.setKeptIn(opened.keep(storedOf(order)));
      if (!on) await photos.removeAllPhotos().catch(() => undefined);
      for (const { id, blob } of order.photos) {
        if (blob) dispatch({ do: 'kept', id, kept: await photos.keepPhoto(id, blob) });
      }
    },
  };
}

export type DraftActs = ReturnType<typeof draftActs>;
