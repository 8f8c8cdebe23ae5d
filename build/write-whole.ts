import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const isAlready = async (path: string, content: string | Buffer): Promise<boolean> => {
  const existing = await readFile(path).catch(() => undefined);
  return existing?.equals(Buffer.from(content)) ?? false;
};

/** By a rename, so that an interrupted run never leaves half a file. A file that is the same is left alone, for whoever watches it. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  if (await isAlready(path, content)) return;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.unfinished`;
  await writeFile(draft, content);
  await rename(draft, path);
}
