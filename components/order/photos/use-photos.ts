import { useEffect, useRef } from 'react';
import { canvasFor, forgetPicture, type Photo, readyPhoto } from '@/components/forms/fields/photo';
import { limits } from '@/domain/limits';
import type { Measured } from '@/domain/order/photo-check';
import { copySidePx, lookAt } from '@/domain/photo/photo-look';
import type { HeldPhoto, OrderInMaking, PhotoProblem, Step, Upload } from '../draft/order-in-making';
import { keepPhoto, readPhoto } from './photo-shelf';

const problems = {
  'photo.type': 'notImage',
  'photo.tooLarge': 'tooLarge',
} as const satisfies Record<string, PhotoProblem>;

type Intake = Readonly<{ photo: Photo; look: Measured | null } | { problem: PhotoProblem }>;

/** Measures a small copy of the photo; null where the page may not read its own canvas. */
function measured(bitmap: ImageBitmap): Measured | null {
  const { width, height } = bitmap;
  const canvas = canvasFor(bitmap, copySidePx);
  const pencil = canvas.getContext('2d', { willReadFrequently: true });
  if (!pencil) return null;
  pencil.imageSmoothingQuality = 'high';
  pencil.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  try {
    return { ...lookAt(pencil.getImageData(0, 0, canvas.width, canvas.height)), width, height };
  } catch {
    return null;
  }
}

/**
 * Takes one file in.
 * @param beside the photos that are there already
 */
export async function takePhoto(file: File, beside: readonly HeldPhoto[]): Promise<Intake> {
  if (beside.length >= limits.photo.count) return { problem: 'tooMany' };
  let look: Measured | null = null;
  const ready = await readyPhoto(file, (bitmap) => {
    look = measured(bitmap);
  });
  if ('problem' in ready) return { problem: problems[ready.problem] };
  const together = beside.reduce((sum, { blob }) => sum + (blob?.size ?? 0), ready.photo.blob.size);
  if (together <= limits.photo.totalBytes) return { ...ready, look };
  forgetPicture(ready.photo);
  return { problem: 'together' };
}

/** A warning before photos would be lost by leaving the page (ORDER-20). */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}

export type Sender = Readonly<{ cancel: (photo: HeldPhoto) => void; retry: () => void }>;

/** Puts a photo into the form, and then into the browser's storage. */
export async function putIn(added: Omit<Extract<Step, { do: 'add' }>, 'do'>, dispatch: (step: Step) => void) {
  const { id, blob } = added.photo;
  dispatch({ do: 'add', ...added });
  dispatch({ do: 'kept', id, kept: await keepPhoto(id, blob) });
}

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
  /** What sends the order: it can be told to stop, and to try again. */
  const sender = useRef<Sender>({ cancel: () => undefined, retry: () => undefined });
  /** Photos that are on their way out of the storage. */
  const asked = useRef(new Set<string>());
  const [next] = adding;
  useLeaveWarning(!sent && (next !== undefined || photos.some(({ kept }) => !(kept && written))));

  useEffect(() => {
    for (const { id, shown, kept, blob } of photos) {
      if (blob || !kept || asked.current.has(id)) continue;
      asked.current.add(id);
      readPhoto(id).then((blob) => {
        asked.current.delete(id);
        dispatch({ do: 'arrive', id, blob, url: blob && shown ? URL.createObjectURL(blob) : null });
      });
    }
  }, [photos, dispatch]);

  /** A second file waits for the first: each ends in a row or in a message. */
  function add([file, ...rest]: readonly File[]) {
    if (file) dispatch({ do: 'adding', chosen: { file, leftOut: rest.map(({ name }) => name) } });
  }

  async function takeIn({ file, leftOut }: NonNullable<typeof next>) {
    const taken = await takePhoto(file, photos);
    if ('problem' in taken) return dispatch({ do: 'refuse', problem: taken.problem, name: file.name });
    await putIn({ ...taken, leftOut }, dispatch);
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
    sender,
    /** Tells how far the photos are on their way. */
    tell: (upload: Upload | null) => dispatch({ do: 'upload', upload }),
    leaveOut: ({ id }: HeldPhoto) => dispatch({ do: 'leaveOut', id, out: true }),
    putBack: ({ id }: HeldPhoto) => dispatch({ do: 'leaveOut', id, out: false }),
    cancel: (photo: HeldPhoto) => sender.current.cancel(photo),
    retry: () => sender.current.retry(),
  };
}
