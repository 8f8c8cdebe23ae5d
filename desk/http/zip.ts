import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

type File = Readonly<{ name: string } & ({ bytes: Buffer } | { path: string })>;

/** Files as one archive of any size, stored as they are, since photos are packed already. @param at when, in ms */
export function zipOf(files: readonly File[], at: number): Readable {
  const zip = new ZipFile();
  const options = { mtime: new Date(at), compress: false };
  for (const file of files)
    if ('path' in file) zip.addFile(file.path, file.name, options);
    else zip.addBuffer(file.bytes, file.name, options);
  zip.end();
  return zip.outputStream as Readable;
}
