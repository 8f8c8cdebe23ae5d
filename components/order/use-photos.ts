'use client';

import { useEffect, useRef, useState } from 'react';
import { forgetPicture, type Photo } from '@/components/forms/photo';
import { type PhotoProblem, takePhoto } from './photo-intake';

/** What happened last, to be shown and read out. */
export type PhotoEvent = Readonly<
  | { kind: 'added' | 'removed' | PhotoProblem; name: string }
  | { kind: 'oneOnly'; name: string; names: readonly string[] }
>;

/** A warning before photos would be lost by leaving the page (ORDER-20). */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}

/** The buyer's photos, newest first, one per action (ORDER-20). `sent` lets the page go without a warning. */
export function usePhotos(sent: boolean) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [adding, setAdding] = useState<string | null>(null);
  const [event, setEvent] = useState<PhotoEvent | null>(null);
  const busy = useRef(false);
  useLeaveWarning(photos.length > 0 && !sent);

  async function add(files: readonly File[]) {
    const [file, ...rest] = files;
    if (!file || busy.current) return;
    busy.current = true;
    setAdding(file.name);
    const taken = await takePhoto(file, photos);
    busy.current = false;
    setAdding(null);
    if ('problem' in taken) return setEvent({ kind: taken.problem, name: file.name });
    setPhotos([taken.photo, ...photos]);
    const names = rest.map(({ name }) => name);
    setEvent(names.length > 0 ? { kind: 'oneOnly', name: file.name, names } : { kind: 'added', name: file.name });
  }

  function remove(photo: Photo) {
    forgetPicture(photo);
    setPhotos(photos.filter(({ id }) => id !== photo.id));
    setEvent({ kind: 'removed', name: photo.name });
  }

  return { photos, adding, event, add, remove };
}
