import { hash } from 'node:crypto';
import { brandsOf, photoKind } from '@/domain/photo/photo-kind';
import { fitsSides } from '@/domain/photo/photo-sides';
import type { Problem, ProblemCode } from '@/domain/problems';
import { cleanLine } from '@/domain/text';
import { limits } from '../../platform/limits';
import { singleton } from '../../platform/process-singleton';
import type { KeptPhoto } from '../../storage/queries/save';
import type { ReceivedFile, SpoolBytes } from '../received';
import { keptCopy, sharp } from './decoder';
import { heavyCopy, ProgramFault } from './heavy';
import { pngOfHeic } from './heic';
import { type Semaphore, semaphore } from './semaphore';

/** Four letters as the number that they are in a file. */
const code = (letters: string): number => Buffer.from(letters, 'latin1').readUInt32BE();
const [animationControl, pixels] = ['acTL', 'IDAT'].map(code);

/** Brands of an AVIF that holds a sequence of pictures. */
const sequences = ['avis', 'msf1'];
/**
 * What a sequence calls itself by first. Further back in the list they also stand in HEIC files of phones, which have a primary
 * picture beside a second one or a burst.
 */
const sequencesFirst = ['hevc', 'hevx', 'hevm', 'hevs', 'msf1'];

const pngSignatureBytes = 8;
/** Length, type and checksum, around a chunk's content. */
const pngChunkBytes = 12;

/** How many frames a PNG says it has; it says so before its pixels. */
function framesOfPng(bytes: Buffer): number {
  for (let at = pngSignatureBytes; at + pngChunkBytes <= bytes.length; at += pngChunkBytes + bytes.readUInt32BE(at)) {
    const type = bytes.readUInt32BE(at + 4);
    if (type === animationControl) return bytes.readUInt32BE(at + 8);
    if (type === pixels) break;
  }
  return 1;
}

/**
 * Whether it is an animation of a kind whose frames the decoder does not count: it would take the first for the whole
 * (TRUST-3).
 */
function isAnimation(bytes: Buffer): boolean {
  if (bytes.length < 16) return false;
  if (bytes[0] === 0x89) return framesOfPng(bytes) > 1;
  const brands = brandsOf(bytes);
  if (photoKind(bytes) === 'heic') return sequencesFirst.includes(brands[0] ?? '');
  return brands.some((brand) => sequences.includes(brand));
}

type Picture = Omit<KeptPhoto, 'name'>;

const { lightBytes } = limits.photo;

type Measures = Readonly<{ pages?: number | undefined; width: number; height: number }>;

/** What the header says, before a pixel is decoded. */
function measureProblem({ pages = 1, width, height }: Measures): ProblemCode | null {
  if (pages > 1) return 'photo.type';
  return fitsSides({ width, height }) ? null : 'photo.dimensions';
}

/** The photo as a kind that the vendor of pictures decodes, or what its header says is wrong with it. */
async function readable(bytes: Buffer): Promise<Buffer | ProblemCode> {
  if (isAnimation(bytes)) return 'photo.type';
  if (photoKind(bytes) === 'heic') return pngOfHeic(bytes, measureProblem);
  return measureProblem(await sharp(bytes, { limitInputPixels: false }).metadata()) ?? bytes;
}

/** Whether decoding it may take much memory: of an AVIF the header does not tell. */
async function isHeavy(bytes: Buffer): Promise<boolean> {
  const { format, width, height, channels, depth } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return format === 'heif' || width * height * channels * (depth === 'uchar' ? 1 : 2) > lightBytes;
}

export async function reencode(bytes: Buffer): Promise<Picture | 'busy'> {
  const copy = await ((await isHeavy(bytes)) ? heavyCopy(bytes) : keptCopy(bytes, limits.photo));
  if (copy === 'busy') return copy;
  const { width, height } = await sharp(copy).metadata();
  return { width, height, sha256: hash('sha256', copy), bytes: copy };
}

export const photoProblem = (bytes: Buffer): ProblemCode | null => (photoKind(bytes) === null ? 'photo.type' : null);

/** The photo as we keep it, or what is wrong with it; a `ProgramFault` is nobody's but ours. Only `decode` looks at the pixels of all kinds but HEIC. */
export async function keepPhoto(bytes: Buffer, decode = reencode): Promise<Picture | ProblemCode> {
  try {
    const photo = await readable(bytes);
    return typeof photo === 'string' ? photo : await decode(photo);
  } catch (error) {
    if (error instanceof ProgramFault) throw error;
    return 'photo.unreadable';
  }
}

const photoSemaphore = (): Semaphore => singleton('photo-semaphore', () => semaphore(limits.photoWork));

const { fileNameBytes } = limits.multipart;

/** What a browser writes in the place of a quotation mark and a line's end in the name of a file that it sends. */
const escaped: Readonly<Record<string, string>> = { '%22': '"', '%0D': ' ', '%0A': ' ' };

/** A name to show, never a path: one line, cut to what a file system would allow, first of all roughly. */
export function shownName(name: string): string {
  const sent = name.slice(0, fileNameBytes).replace(/%22|%0D|%0A/g, (sign) => escaped[sign] ?? sign);
  const line = cleanLine(sent).replace(/\s+/g, ' ');
  // as a stream, so that a character which the cut has halved is left out
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
  const refused = (code: Problem['code'], at: number): Kept => {
    // phones give all photos one name
    const which = { file: shownName(files[at]?.name ?? ''), ...(files.length > 1 && { position: at + 1 }) };
    return { ok: false, problem: { code, field: 'photo', ...(code !== 'busy' && which) } };
  };
  for (const [at, { head }] of files.entries()) {
    const known = photoProblem(head);
    if (known) return refused(known, at);
  }
  const done: (() => Promise<KeptPhoto>)[] = [];
  for (const [at, { name, read }] of files.entries()) {
    const kept = await work(async () => keepPhoto(await read()));
    if (typeof kept === 'string') return refused(kept, at);
    const { bytes, ...told } = kept;
    const aside = await put(bytes);
    done.push(async () => ({ name: shownName(name), ...told, bytes: await aside.read() }));
  }
  return { ok: true, photos: await Promise.all(done.map((photo) => photo())) };
}
