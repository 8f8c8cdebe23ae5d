import { useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { chosenPhoto, type PhotoRefusal } from '@/components/forms/fields/chosen-photo';
import { forgetPicture, type Photo } from '@/components/forms/fields/photo';
import { pressEnded } from '@/components/islands/when';
import { limits } from '@/domain/limits';
import type { PhotoFacts } from '../form/order-values';
import { isFull as isStoreFull, keepPhoto, readPhoto, removePhotos } from './photo-store';

/** The bytes of a photo: null until the store has given them back. `kept`: in the store; null while on the way there. */
type Bytes = Readonly<{ blob: Blob | null; url: string | null; kept: boolean | null }>;
export type HeldPhoto = PhotoFacts & Bytes;

type PhotoProblem = 'notImage' | 'tooMany' | 'tooLarge' | 'together' | 'unreadable' | 'dimensions';

/** What became of a file that was chosen, to be shown and read out. */
export type PhotoEvent = Readonly<
  | { kind: 'added' | 'removed' | PhotoProblem; name: string }
  | { kind: 'oneOnly'; name: string; names: readonly string[] }
>;

/** News that is no problem. */
export const isCalm = ({ kind }: PhotoEvent): boolean => kind === 'added' || kind === 'removed' || kind === 'oneOnly';

/** What the server says of the order; `position`: of the photo it is about, among those that were sent, from 1. */
export type Refusal = Readonly<{ message: string; position: number | null }>;

/** The photos on their way to the server, as bytes of all together; `stopped`: before the end. */
export type Upload = Readonly<{ sent: number; stopped: boolean; refusal: Refusal | null }>;

/** A file that the buyer chose. `leftOut`: the names of those that were dropped with it. */
type Chosen = Readonly<{ file: File; leftOut: readonly string[] }>;

const problems = {
  'photo.type': 'notImage',
  'photo.tooLarge': 'tooLarge',
  'photo.unreadable': 'unreadable',
  'photo.dimensions': 'dimensions',
} as const satisfies Record<PhotoRefusal, PhotoProblem>;

type Taken = Readonly<{ photo: Photo; sides: PhotoFacts['sides'] } | { problem: PhotoProblem }>;

/** Reads one file, which is to stand beside the others. */
async function takePhoto(file: File, beside: readonly HeldPhoto[]): Promise<Taken> {
  if (beside.length >= limits.photo.count) return { problem: 'tooMany' };
  let sides: PhotoFacts['sides'] = null;
  const ready = await chosenPhoto(file, ({ width, height }) => {
    sides = { width, height };
  });
  if ('problem' in ready) return { problem: problems[ready.problem] };
  const together = beside.reduce((sum, { blob }) => sum + (blob?.size ?? 0), ready.photo.blob.size);
  if (together <= limits.photo.totalBytes) return { ...ready, sides };
  forgetPicture(ready.photo);
  return { problem: 'together' };
}

/** A warning before photos would be lost by leaving the page (ORDER-20). */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
}

const onTheWay: Bytes = { blob: null, url: null, kept: true };

/** The photos to send, or null while one is still on its way out of the store. */
export function wholePhotos(photos: readonly HeldPhoto[]): readonly Photo[] | null {
  const going = photos.filter(({ out }) => !out);
  const whole = going.flatMap(({ blob, ...photo }) => (blob ? [{ ...photo, blob }] : []));
  return whole.length === going.length ? whole : null;
}

type Owner = Readonly<{
  form: Pick<UseFormReturn<FieldValues>, 'control' | 'getValues'>;
  /** Whether the draft that names the photos is kept. */
  isDraftKept: boolean;
  off: boolean;
  sent: boolean;
}>;

/** The buyer's photos, newest first, one per action (ORDER-18): their facts in the form, their bytes in the store. */
export function usePhotos({ form: { control, getValues }, isDraftKept, off, sent }: Owner) {
  const list = useFieldArray({ control, name: 'photos', keyName: 'key' });
  const facts = list.fields.map(({ key: _, ...fact }) => fact as unknown as PhotoFacts);
  const [bytes, setBytes] = useState<Readonly<Record<string, Bytes>>>({});
  const [adding, setAdding] = useState<readonly Chosen[]>([]);
  const [events, setEvents] = useState<readonly PhotoEvent[]>([]);
  const [lost, setLost] = useState<readonly string[]>([]);
  const [upload, setUpload] = useState<Upload | null>(null);
  /** The store has no room. */
  const [isFull, setFull] = useState(false);
  const asked = useRef(new Set<string>());
  const photos: readonly HeldPhoto[] = facts.map((fact) => ({ ...fact, ...(bytes[fact.id] ?? onTheWay) }));
  const [next] = adding;
  const isUnkept = photos.some(({ kept }) => !(kept && isDraftKept));
  useLeaveWarning(!sent && (next !== undefined || isUnkept));

  const note = (id: string, change: Partial<Bytes>) =>
    setBytes((before) => ({ ...before, [id]: { ...(before[id] ?? onTheWay), ...change } }));
  const indexOf = (id: string) => facts.findIndex((fact) => fact.id === id);

  async function fetchBytes({ id, name, shown }: PhotoFacts) {
    const blob = await readPhoto(id);
    if (blob) return note(id, { blob, url: shown ? URL.createObjectURL(blob) : null });
    const at = (getValues('photos') as readonly PhotoFacts[]).findIndex((fact) => fact.id === id);
    if (at >= 0) list.remove(at);
    setLost((names) => [...names, name]);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a photo comes or goes
  useEffect(() => {
    for (const fact of facts) {
      if (bytes[fact.id] || asked.current.has(fact.id)) continue;
      asked.current.add(fact.id);
      void fetchBytes(fact);
    }
  }, [list.fields, bytes]);

  async function keep(id: string, blob: Blob) {
    note(id, { kept: await keepPhoto(id, blob) });
    setFull(isStoreFull());
  }

  async function takeIn({ file, leftOut }: Chosen) {
    const taken = await takePhoto(file, photos);
    await pressEnded();
    setAdding((files) => files.slice(1));
    const { name } = file;
    if ('problem' in taken) return setEvents((all) => [...all, { kind: taken.problem, name }]);
    const { blob, url, ...photo } = taken.photo;
    asked.current.add(photo.id);
    note(photo.id, { blob, url, kept: null });
    setUpload(null);
    list.prepend({ ...photo, sides: taken.sides, shown: url !== null, out: false }, { shouldFocus: false });
    setLost((names) => names.filter((gone) => gone !== name));
    setEvents((all) => [
      ...all,
      leftOut.length > 0 ? { kind: 'oneOnly', name, names: leftOut } : { kind: 'added', name },
    ]);
    await keep(photo.id, blob);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    if (next) void takeIn(next);
  }, [next]);

  const setOut = ({ id }: HeldPhoto, out: boolean) => {
    const at = indexOf(id);
    const fact = facts[at];
    if (fact) list.update(at, { ...fact, out });
    setUpload(null);
  };

  return {
    photos,
    lost,
    adding,
    events,
    upload,
    setUpload,
    isFull,
    /** Some would be gone after a reload, though they should be kept. */
    unkept: !off && photos.some(({ kept }) => kept === false || !isDraftKept),
    /** A second file waits for the first: each ends in a row or in a message. */
    add([file, ...rest]: readonly File[]) {
      if (!file) return;
      if (adding.length === 0) setEvents([]);
      setAdding((files) => [...files, { file, leftOut: rest.map(({ name }) => name) }]);
    },
    remove(photo: HeldPhoto) {
      if (photo.url) URL.revokeObjectURL(photo.url);
      list.remove(indexOf(photo.id));
      setUpload(null);
      setEvents([{ kind: 'removed', name: photo.name }]);
      // once the draft that is written now no longer names it
      setTimeout(() => void removePhotos([photo.id]), 500);
    },
    setOut,
    replace(next: readonly PhotoFacts[], names: readonly string[]) {
      asked.current.clear();
      list.replace([...next]);
      setLost(names);
      setUpload(null);
      setEvents([]);
    },
    /** Keeps them all, after the visitor allowed or forbade it. */
    async keepAll() {
      for (const { id, blob } of photos) if (blob) await keep(id, blob);
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
