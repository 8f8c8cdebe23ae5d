import { once as event } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import { brandsOf } from '@/domain/photo/photo-kind';
import type { ProblemCode } from '@/domain/problems';
import { limits } from '../../platform/limits';
import { sharp } from './decoder';
import { heavySemaphore } from './heavy';
import type { HeicJob, HeicMeasures, HeicPixels } from './heic-worker';

/** Where the first chunk of every PNG ends: the signature, and the header with its length, type and checksum. */
const afterHeader = 8 + 25;

/** The content of PNG's `iCCP`: name, zero, compression method (0), the compressed profile. */
const contentOf = (icc: Buffer): Buffer => Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(icc)]);

/** An encoder would convert the pixels instead. */
export function withProfile(png: Buffer, icc: Buffer): Buffer {
  const content = contentOf(icc);
  const body = Buffer.concat([Buffer.from('iCCP', 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, afterHeader), length, body, sum, png.subarray(afterHeader)]);
}

/** By its path in the site's folder; the build puts in what it has compiled. */
const worker = resolve(process.env.HEIC_WORKER ?? 'server/submissions/photos/heic-worker.ts');

/** The decoder looks for a sequence where the list of brands names one, though the file has a primary picture. */
function asPicture(bytes: Buffer): Buffer {
  const at = brandsOf(bytes).indexOf('msf1');
  if (at < 0) return bytes;
  const named = Buffer.from(bytes);
  named.write('mif1', at === 0 ? 8 : 12 + 4 * at, 'latin1');
  return named;
}

/** Called before a pixel is decoded. */
type Measure = (measures: HeicMeasures) => ProblemCode | null;

/** @throws where the file is damaged, too large or too slow */
async function pixelsOf(bytes: Buffer, problemOf: Measure, waitMs: number): Promise<HeicPixels | ProblemCode> {
  const { maxPixels, heicMemoryBytes: maxMemoryBytes } = limits.photo;
  const workerData: HeicJob = { bytes: asPicture(bytes), maxPixels, maxMemoryBytes };
  // what the decoder has to say is about somebody's photo: it is not printed
  const thread: Worker = Reflect.construct(Worker, [
    worker,
    { workerData, execArgv: [], env: {}, stdout: true, stderr: true },
  ]);
  // without a listener, an error while no answer is awaited would end the process; the next answer fails with it
  thread.on('error', () => undefined);
  const signal = AbortSignal.timeout(waitMs);
  try {
    const [measures] = await event(thread, 'message', { signal });
    const problem = problemOf(measures);
    if (problem) return problem;
    thread.postMessage('pixels');
    const [pixels] = await event(thread, 'message', { signal });
    return pixels;
  } finally {
    await thread.terminate();
  }
}

/** @returns an upright PNG of at most the size that we store. @throws where it cannot be decoded within the limits */
export async function pngOfHeic(bytes: Buffer, problemOf: Measure, waitMs: number = limits.photo.decodeMs) {
  const pixels = await heavySemaphore(() => pixelsOf(bytes, problemOf, waitMs));
  if (typeof pixels === 'string') return pixels;
  const { data, width, height, channels, icc } = pixels;
  const { keptSidePx } = limits.photo;
  const png = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: keptSidePx, height: keptSidePx, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return icc ? withProfile(png, Buffer.from(icc)) : png;
}
