import { useEffect, useState } from 'react';
import { chosenPhoto, type Photo, type PhotoRefusal } from '@/components/forms/fields/photo';
import { pressEnded } from '@/components/islands/when';
import { limits } from '@/domain/limits';
import type { DraftPhoto } from '../draft/kept-draft';
import { readPhoto, type Stored, storePhoto } from './photo-store';

/** `blob`: null until the store has given it back; `stored`: null while it is on the way there. */
export type OrderPhoto = DraftPhoto & Readonly<{ blob: Blob | null; url: string | null; stored: Stored | null }>;

export const fromDraft = (photo: DraftPhoto): OrderPhoto => ({ ...photo, blob: null, url: null, stored: true });
export const forDraft = ({ blob: _, url: __, stored: ___, ...photo }: OrderPhoto): DraftPhoto => photo;

export const isUnstored = ({ stored }: OrderPhoto): boolean => stored === false || stored === 'full';

export const going = <One extends DraftPhoto>(photos: readonly One[]): readonly One[] =>
  photos.filter(({ out }) => !out);

/** The photos to send, or null while one is still on its way out of the store. */
export function wholePhotos(photos: readonly OrderPhoto[]): readonly Photo[] | null {
  const whole = going(photos).flatMap(({ blob, ...photo }) => (blob ? [{ ...photo, blob }] : []));
  return whole.length === going(photos).length ? whole : null;
}

const problems = {
  'photo.type': 'notImage',
  'photo.tooLarge': 'tooLarge',
  'photo.unreadable': 'unreadable',
  'photo.dimensions': 'dimensions',
} as const satisfies Record<PhotoRefusal, string>;

type Problem = (typeof problems)[PhotoRefusal] | 'tooMany' | 'together';

/** What became of a file that was chosen, to be shown and read out. `names`: those of the files that were left out. */
export type PhotoEvent = Readonly<{ kind: 'added' | 'removed' | 'oneOnly' | Problem; name: string; names: string }>;

export const isCalm = ({ kind }: PhotoEvent): boolean => kind === 'added' || kind === 'removed' || kind === 'oneOnly';

/** `sent`: bytes of all photos; `stopped`: before the end; `refusal`: the server's, and the `position` of its photo, from 1. */
export type Upload = Readonly<{
  sent: number;
  stopped: boolean;
  refusal: Readonly<{ message: string; position: number | null }> | null;
}>;

async function photoIn(file: File, others: readonly OrderPhoto[]): Promise<Photo | Problem> {
  if (others.length >= limits.photo.count) return 'tooMany';
  const taken = await chosenPhoto(file);
  if ('problem' in taken) return problems[taken.problem];
  const together = others.reduce((sum, { blob }) => sum + (blob?.size ?? 0), taken.photo.blob.size);
  return together > limits.photo.totalBytes ? 'together' : taken.photo;
}

/** A warning before photos would be lost by leaving the page (ORDER-20). */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
}

/** The buyer's photos, newest first, one per action (ORDER-18). */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly OrderPhoto[]>([]);
  const [adding, setAdding] = useState<readonly Readonly<{ file: File; leftOut: string }>[]>([]);
  const [events, setEvents] = useState<readonly PhotoEvent[]>([]);
  const [lost, setLost] = useState<readonly string[]>([]);
  const [upload, setUpload] = useState<Upload | null>(null);
  const [next] = adding;

  const change = (id: string, changed: Partial<OrderPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)));
  const drop = (id: string) => setPhotos((all) => all.filter((photo) => photo.id !== id));

  const store = async ({ id, blob }: OrderPhoto) => blob && change(id, { stored: await storePhoto(id, blob) });

  async function fetchBlob({ id, name, shown }: OrderPhoto) {
    const blob = await readPhoto(id);
    if (blob) return change(id, { blob, url: shown ? URL.createObjectURL(blob) : null });
    drop(id);
    setLost((names) => [...names, name]);
  }

  async function take(file: File, names: string) {
    const taken = await photoIn(file, photos);
    await pressEnded();
    const { name } = file;
    const note = (kind: PhotoEvent['kind']) => setEvents((all) => [...all, { kind, name, names }]);
    setAdding((files) => files.slice(1));
    if (typeof taken === 'string') return note(taken);
    const photo: OrderPhoto = { ...taken, stored: null };
    setPhotos((all) => [photo, ...all]);
    setUpload(null);
    setLost((lost) => lost.filter((one) => one !== name));
    note(names ? 'oneOnly' : 'added');
    await store(photo);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (next) void take(next.file, next.leftOut);
  }, [next]);

  return {
    photos,
    lost,
    adding,
    events,
    upload,
    setUpload,
    /** A second file waits for the first: each ends in a row or in a message. */
    add([file, ...rest]: readonly File[]) {
      if (!file) return;
      if (adding.length === 0) setEvents([]);
      setAdding((files) => [...files, { file, leftOut: rest.map(({ name }) => name).join(', ') }]);
    },
    remove({ id, name, url }: OrderPhoto) {
      URL.revokeObjectURL(url ?? '');
      drop(id);
      setUpload(null);
      setEvents([{ kind: 'removed', name, names: '' }]);
    },
    setOut(id: string, out: boolean) {
      change(id, { out });
      setUpload(null);
    },
    replace(next: readonly OrderPhoto[], names: readonly string[]) {
      const known = next.map((photo) => photos.find(({ id }) => id === photo.id) ?? photo);
      setPhotos(known);
      setLost(names);
      setUpload(null);
      setEvents([]);
      for (const photo of known) if (!photo.blob) void fetchBlob(photo);
    },
    async storeAll() {
      for (const photo of photos) await store(photo);
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
