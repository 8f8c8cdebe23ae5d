import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { message } from './submissions';

/** Messages per second appended to a file, each synced before the next: the baseline of what the disk can do. */
export function writesPerSecond(folder: string, ms: number): number {
  const file = openSync(join(folder, 'writes'), 'a');
  const until = performance.now() + ms;
  let written = 0;
  for (; performance.now() < until; written += 1) {
    writeSync(file, message(written));
    fdatasyncSync(file);
  }
  closeSync(file);
  return (written * 1000) / ms;
}
