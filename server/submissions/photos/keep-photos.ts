import type { Problem } from '@/domain/problems';
import { cleanText } from '@/domain/text';
import { limits } from '../../platform/limits';
import { singleton } from '../../platform/process-singleton';
import type { KeptPhoto } from '../../storage/queries/save';
import type { ReceivedFile, SpoolBytes } from '../received';
import { keepPhoto, photoProblem } from './keep-photo';
import { type Semaphore, semaphore } from './semaphore';

const photoSemaphore = (): Semaphore => singleton('photo-semaphore', () => semaphore(limits.photoWork));

const { fileNameBytes } = limits.multipart;

/** A name to show, never a path: one line, cut to what a file system would allow, first of all roughly. */
function shownName(name: string): string {
  const line = cleanText(name.slice(0, fileNameBytes)).replace(/\s+/g, ' ');
  // as a stream: a letter that the cut leaves in half waits for its other half, and is not told
  return new TextDecoder().decode(Buffer.from(line).subarray(0, fileNameBytes), { stream: true });
}

type Kept = Readonly<{ ok: true; photos: readonly KeptPhoto[] } | { ok: false; problem: Problem }>;

/**
 * All photos as we keep them, or the first that is refused. One at a time, so that one order cannot fill the semaphore; what
 * is done waits for the others on the disk, so that the memory holds only what is worked on.
 */
export async function keepPhotos(
  files: readonly ReceivedFile[],
  { put }: Readonly<{ put: SpoolBytes }>,
  work: Semaphore = photoSemaphore(),
): Promise<Kept> {
  const refused = (code: Problem['code']): Kept => ({ ok: false, problem: { code, field: 'photo' } });
  const known = files.map(({ head }) => photoProblem(head)).find((code) => code !== null);
  if (known) return refused(known);
  const done: (() => Promise<KeptPhoto>)[] = [];
  for (const { name, read } of files) {
    const kept = await work(async () => keepPhoto(await read()));
    if (typeof kept === 'string') return refused(kept);
    const { bytes, ...told } = kept;
    const aside = await put(bytes);
    done.push(async () => ({ name: shownName(name), ...told, bytes: await aside.read() }));
  }
  return { ok: true, photos: await Promise.all(done.map((photo) => photo())) };
}
