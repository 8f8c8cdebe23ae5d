import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkContent, lineOfFault } from './check-content';

/** Every picture as a link to the project's own, so that one can be added or removed in the copy alone. */
function linkPictures(folder: string): void {
  for (const category of readdirSync('content/images')) {
    const path = join('content/images', category);
    mkdirSync(join(folder, path), { recursive: true });
    for (const name of readdirSync(path)) symlinkSync(resolve(path, name), join(folder, path, name));
  }
}

/** A copy of content; pictures are links to the project's own. */
export function copyOfContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'content'));
  for (const name of readdirSync('content').filter((each) => each !== 'images'))
    cpSync(join('content', name), join(folder, 'content', name), { recursive: true });
  cpSync('messages', join(folder, 'messages'), { recursive: true });
  linkPictures(folder);
  // what was seen of the pictures, so that no copy has to look again
  mkdirSync(join(folder, 'generated'));
  cpSync('generated/looks-cache.json', join(folder, 'generated/looks-cache.json'));
  return folder;
}

/** What the check finds in a copy: faults as lines of its report. */
export async function checked(folder: string) {
  const folders = { project: folder, own: join(folder, 'data/content') };
  const found = await checkContent(folders);
  const faults = found.faults.map((fault) => lineOfFault(folders, fault).replace(`${folder}/`, ''));
  return { ...found, faults };
}
