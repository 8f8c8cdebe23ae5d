import { limits } from '@/domain/limits';
import type { Problem } from '@/domain/problems';
import { cleanText } from '@/domain/text';
import { once } from '../once';
import type { SentFile } from '../receive/collect';
import type { KeptPhoto } from '../storage/save';
import { keepPhoto, photoProblem } from './keep-photo';
import { type Lane, lane } from './lane';

const studioLane = (): Lane => once('photo-lane', () => lane(limits.photoWork));

const { fileNameBytes } = limits.multipart;

/** A name to show, never a path: one line, cut to what a file system would allow, first of all roughly. */
function shownName(name: string): string {
  const line = cleanText(name.slice(0, fileNameBytes)).replace(/\s+/g, ' ');
  // as a stream: a letter that the cut leaves in half waits for its other half, and is not told
  return new TextDecoder().decode(Buffer.from(line).subarray(0, fileNameBytes), { stream: true });
}

type Kept = Readonly<{ ok: true; photos: readonly KeptPhoto[] } | { ok: false; problem: Problem }>;

/** All photos as we keep them, or the first that is refused. One at a time, so that one order cannot fill the lane. */
export async function keepPhotos(files: readonly SentFile[], work: Lane = studioLane()): Promise<Kept> {
  const refused = (code: Problem['code']): Kept => ({ ok: false, problem: { code, field: 'photo' } });
  const known = files.map(({ bytes }) => photoProblem(bytes)).find((code) => code !== null);
  if (known) return refused(known);
  const photos: KeptPhoto[] = [];
  for (const { name, bytes } of files) {
    const kept = await work(() => keepPhoto(bytes));
    if (typeof kept === 'string') return refused(kept);
    photos.push({ name: shownName(name), ...kept });
  }
  return { ok: true, photos };
}
