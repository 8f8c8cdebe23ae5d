'use client';

import { useEffect, useRef } from 'react';
import { draftStore, photoTools } from './draft-store';
import type { HeldPhoto, OrderInMaking, Step } from './order-in-making';

/** A warning before photos would be lost by leaving the page (ORDER-20). */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}

type Owner = Readonly<{
  order: OrderInMaking;
  dispatch: (step: Step) => void;
  /** Whether the tab keeps the names of the photos. */
  written: boolean;
  sent: boolean;
}>;

/** The buyer's photos, newest first, one per action (ORDER-18): in and out of the form and of the browser's storage. */
export function usePhotos({ order, dispatch, written, sent }: Owner) {
  const { photos, lost, adding, event } = order;
  const busy = useRef(false);
  /** Photos that are on their way out of the storage, or were. */
  const asked = useRef(new Set<string>());
  useLeaveWarning(!sent && photos.some(({ kept }) => !(kept && written)));

  useEffect(() => {
    for (const { id, shown, kept, blob } of photos) {
      if (blob || !kept || asked.current.has(id)) continue;
      asked.current.add(id);
      draftStore
        .readPhoto(id)
        .then((blob) => dispatch({ do: 'arrive', id, blob, url: blob && shown ? URL.createObjectURL(blob) : null }));
    }
  }, [photos, dispatch]);

  async function keep(id: string, blob: Blob) {
    dispatch({ do: 'kept', id, kept: await draftStore.keepPhoto(id, blob) });
  }

  async function add(files: readonly File[]) {
    const [file, ...rest] = files;
    if (!file || busy.current) return;
    busy.current = true;
    dispatch({ do: 'adding', name: file.name });
    const taken = (await (await photoTools())?.takePhoto(file, photos)) ?? { problem: 'unreached' };
    busy.current = false;
    if ('problem' in taken) return dispatch({ do: 'refuse', problem: taken.problem, name: file.name });
    const { photo } = taken;
    dispatch({ do: 'add', photo, leftOut: rest.map(({ name }) => name) });
    void keep(photo.id, photo.blob);
  }

  function remove(photo: HeldPhoto) {
    if (photo.url) URL.revokeObjectURL(photo.url);
    void draftStore.removePhotos([photo]);
    dispatch({ do: 'remove', photo });
  }

  /** Some would be gone after a reload. */
  const unkept = photos.some(({ kept }) => kept === false || !written);
  return { photos, lost, unkept, adding, event, add, remove };
}
