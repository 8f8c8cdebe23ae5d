import { useEffect, useRef, useState } from 'react';
import type { Parts } from '@/components/islands/list';
import { load, loadIfThere } from '@/components/islands/load';
import { draftStore } from '../draft/draft-store';
import type { HeldPhoto, OrderInMaking, Step, Upload } from '../draft/order-in-making';

/** A warning before photos would be lost by leaving the page (ORDER-20). */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}

type Tools = Parts['photo-tools'];
export type Sender = Readonly<{ cancel: (photo: HeldPhoto) => void; retry: () => void }>;

type Owner = Readonly<{
  order: OrderInMaking;
  dispatch: (step: Step) => void;
  /** Whether the tab keeps the names of the photos. */
  written: boolean;
  /** The buyer wants nothing to be kept. */
  off: boolean;
  sent: boolean;
}>;

/** The buyer's photos, newest first, one per action (ORDER-18): in and out of the form and of the browser's storage. */
export function usePhotos({ order, dispatch, written, off, sent }: Owner) {
  const { photos, lost, adding, events, upload } = order;
  const [tools, setTools] = useState<Tools | null>(null);
  /** What sends the order: it can be told to stop, and to try again. */
  const sender = useRef<Sender>({ cancel: () => undefined, retry: () => undefined });
  /** Photos that are on their way out of the storage. */
  const asked = useRef(new Set<string>());
  const [next] = adding;
  useLeaveWarning(!sent && (next !== undefined || photos.some(({ kept }) => !(kept && written))));

  const some = photos.length > 0;
  useEffect(() => {
    if (some) void load('photo-tools').then(setTools);
  }, [some]);

  useEffect(() => {
    for (const { id, shown, kept, blob } of photos) {
      if (blob || !kept || asked.current.has(id)) continue;
      asked.current.add(id);
      draftStore.readPhoto(id).then((blob) => {
        asked.current.delete(id);
        dispatch({ do: 'arrive', id, blob, url: blob && shown ? URL.createObjectURL(blob) : null });
      });
    }
  }, [photos, dispatch]);

  async function keep(id: string, blob: Blob) {
    dispatch({ do: 'kept', id, kept: await draftStore.keepPhoto(id, blob) });
  }

  /** A second file waits for the first: each ends in a row or in a message. */
  function add([file, ...rest]: readonly File[]) {
    if (file) dispatch({ do: 'adding', chosen: { file, leftOut: rest.map(({ name }) => name) } });
  }

  async function takeIn({ file, leftOut }: NonNullable<typeof next>) {
    const taken = (await (await loadIfThere('photo-tools'))?.takePhoto(file, photos)) ?? { problem: 'unreached' };
    if ('problem' in taken) return dispatch({ do: 'refuse', problem: taken.problem, name: file.name });
    const { photo, look } = taken;
    dispatch({ do: 'add', photo, look, leftOut });
    void keep(photo.id, photo.blob);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (next) void takeIn(next);
  }, [next]);

  function remove(photo: HeldPhoto) {
    if (photo.url) URL.revokeObjectURL(photo.url);
    dispatch({ do: 'remove', photo });
  }

  /** Some would be gone after a reload. */
  const unkept = !off && photos.some(({ kept }) => kept === false || !written);
  return {
    ...{ photos, lost, unkept, adding, events, upload, add, remove },
    Rows: tools?.PhotoRows ?? null,
    sender,
    /** Tells how far the photos are on their way. */
    tell: (upload: Upload | null) => dispatch({ do: 'upload', upload }),
    leaveOut: ({ id }: HeldPhoto) => dispatch({ do: 'leaveOut', id, out: true }),
    putBack: ({ id }: HeldPhoto) => dispatch({ do: 'leaveOut', id, out: false }),
    cancel: (photo: HeldPhoto) => sender.current.cancel(photo),
    retry: () => sender.current.retry(),
  };
}
