import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = 'e2e/support/photos';

/** Photos as somebody sends them, in folders by what becomes of them: kept, or refused with the code that the folder names. */
export const photoFolders: readonly string[] = readdirSync(root);

const ending = '.photo';

/** The names of a folder's photos: what each of them is. */
export const photosIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder)).map((name) => name.slice(0, -ending.length));

export const photoBytes = (folder: string, name: string): Buffer => readFileSync(join(root, folder, name + ending));
