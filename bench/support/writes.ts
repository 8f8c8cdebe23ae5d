import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { message } from './submissions';

/** Messages appended to a file one by one, each on the disk before the next: the measure for what a disk can do. */
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
