/**
 * A process of its own, which ends itself where the decoder takes more memory than it may: no header says that in
 * advance. Run by Node as it is, so nothing of the other rooms is imported here.
 */
import { buffer } from 'node:stream/consumers';
import { keptCopy, type PhotoBounds, undecodable } from './decoder.ts';

/** The program's argument, as JSON. */
export type PhotoTask = PhotoBounds & Readonly<{ maxMemoryBytes: number }>;

const { maxMemoryBytes, ...bounds }: PhotoTask = JSON.parse(process.argv[2] ?? '');
const parent = process.ppid;
// the pixels are worked on by another thread, so that this one can look every few ms; an orderly exit would wait for it
setInterval(() => {
  const isTooMuch = process.memoryUsage.rss() > maxMemoryBytes;
  if (isTooMuch || process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 5).unref();

const photo = await buffer(process.stdin);
try {
  process.stdout.write(await keptCopy(photo, bounds));
} catch {
  process.exitCode = undecodable;
}
