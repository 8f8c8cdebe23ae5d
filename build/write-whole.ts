import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Marks what is being written; whatever still carries it later is left over from an interrupted run. */
const unfinished = '.unfinished';

const isAlready = async (path: string, content: string | Buffer): Promise<boolean> => {
  const there = await readFile(path).catch(() => undefined);
  return there?.equals(Buffer.from(content)) ?? false;
};

/**
 * Writes a file under another name and renames it, so that an interrupted run never leaves half a file. One that says
 * the same already is left alone, so that nothing that watches it wakes up.
 */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  if (await isAlready(path, content)) return;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}${unfinished}`;
  await writeFile(draft, content);
  await rename(draft, path);
}
