import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Marks what is being written; whatever still carries it later is left over from an interrupted run. */
export const unfinished = '.unfinished';

/** Writes a file under another name and renames it, so that an interrupted run never leaves half a file. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}${unfinished}`;
  await writeFile(draft, content);
  await rename(draft, path);
}
