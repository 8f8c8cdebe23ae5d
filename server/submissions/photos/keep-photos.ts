import { hash } from 'node:crypto';
import { brandsOf, photoKind } from '@/domain/photo/photo-kind';
import { fitsSides } from '@/domain/photo/photo-sides';
import type { Problem, ProblemCode } from '@/domain/problems';
import { cleanLine } from '@/domain/text';
import { limits } from '../../platform/limits';
import type { KeptPhoto } from '../../storage/queries/save';
import type { ReceivedFile, SpoolBytes } from '../received';
import { keptCopy, sharp } from './decoder';
import { heavyCopy, ProgramFault } from './heavy';
import { pngOfHeic } from './heic';
import { type Semaphore, semaphore } from './semaphore';

const code = (letters: string): number => Buffer.from(letters, 'latin1').readUInt32BE();
const [animationControl, pixels] = ['acTL', 'IDAT'].map(code);

/** Brands of an AVIF that holds a sequence of pictures. */
const sequences = ['avis', 'msf1'];
/** A sequence names one of these first. Further back they are also in HEIC files of phones, which have a primary picture. */
const sequencesFirst = ['hevc', 'hevx', 'hevm', 'hevs', 'msf1'];

const pngSignatureBytes = 8;
/** Length, type and checksum, around a chunk's content. */
const pngChunkBytes = 12;

function framesOfPng(bytes: Buffer): number {
  for (let at = pngSignatureBytes; at + pngChunkBytes <= bytes.length; at += pngChunkBytes + bytes.readUInt32BE(at)) {
    const type = bytes.readUInt32BE(at + 4);
    if (type === animationControl) return bytes.readUInt32BE(at + 8);
    if (type === pixels) break;
  }
  return 1;
}

/** Of a kind whose frames the decoder does not count: it would take the first for the whole (TRUST-3). */
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

/** Before a pixel is decoded. */
function measureProblem({ pages = 1, width, height }: Measures): ProblemCode | null {
  if (pages > 1) return 'photo.type';
  return fitsSides({ width, height }) ? null : 'photo.dimensions';
}

/** As a kind that sharp decodes. */
async function readable(bytes: Buffer): Promise<Buffer | ProblemCode> {
  if (isAnimation(bytes)) return 'photo.type';
  if (photoKind(bytes) === 'heic') return pngOfHeic(bytes, measureProblem);
  return measureProblem(await sharp(bytes, { limitInputPixels: false }).metadata()) ?? bytes;
}

/** Of an AVIF the header does not tell how much memory decoding takes. */
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

/** A `ProgramFault` is not the visitor's fault. Only `decode` looks at the pixels of all kinds but HEIC. */
export async function keepPhoto(bytes: Buffer, decode = reencode): Promise<Picture | ProblemCode> {
  try {
    const photo = await readable(bytes);
    return typeof photo === 'string' ? photo : await decode(photo);
  } catch (error) {
    if (error instanceof ProgramFault) throw error;
    return 'photo.unreadable';
  }
}

const photoSemaphore = semaphore(limits.photoWork);

const { fileNameBytes } = limits.multipart;

/** What a browser writes for a quotation mark and a line's end in a file's name. */
const escaped: Readonly<Record<string, string>> = { '%22': '"', '%0D': ' ', '%0A': ' ' };

/** One line, cut to what a file system would allow, first of all roughly. */
export function shownName(name: string): string {
  const sent = name.slice(0, fileNameBytes).replace(/%22|%0D|%0A/g, (sign) => escaped[sign] ?? sign);
  const line = cleanLine(sent).replace(/\s+/g, ' ');
  // as a stream, so that a character which the cut has halved is left out
  return new TextDecoder().decode(Buffer.from(line).subarray(0, fileNameBytes), { stream: true });
}

type KeptPhotos = Readonly<{ ok: true; photos: readonly KeptPhoto[] } | { ok: false; problem: Problem }>;

/**
 * One at a time, so that one order cannot fill the semaphore; what is done waits for the others on the disk, so that the
 * memory holds only what is worked on.
 */
export async function keepPhotos(
  files: readonly ReceivedFile[],
  { put }: Readonly<{ put: SpoolBytes }>,
  work: Semaphore = photoSemaphore,
): Promise<KeptPhotos> {
  const refused = (code: Problem['code'], at: number): KeptPhotos => {
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
    const { bytes, ...measures } = kept;
    const spooled = await put(bytes);
    done.push(async () => ({ name: shownName(name), ...measures, bytes: await spooled.read() }));
  }
  return { ok: true, photos: await Promise.all(done.map((photo) => photo())) };
}
