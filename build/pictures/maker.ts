import { existsSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { wantedPictures } from '@/content/images';
import files from '@/generated/files.json';
import images from '@/generated/images.json';
import type { MakerMessage } from '@/server/http/missing-files';
import { environmentVariables, readVariables } from '@/server/platform/settings/variables.mjs';
import { writeWhole } from '../write-whole';
import { pictureMaker, recipesOf } from './make-picture';

/*
 * Makes the missing files of pictures that pages name. On its own it makes all of them and ends. As a child
 * of the server it also makes single files on request, those first, and reports when it has nothing to do.
 */

// the answers of a running site come first
if (process.send) setPriority(10);

// the folder of programs is in the folder that they read and write
process.chdir(join(import.meta.dirname, '..'));
const [sources, store] = ['content/images', 'files'];
const recipes = recipesOf(wantedPictures, images);
const makePicture = pictureMaker(sources, readVariables(environmentVariables()).PICTURES);

const pathOf = (address: string): string => join(store, address);
const asked: string[] = [];
const rest = files.filter((address) => !existsSync(pathOf(address)));

/** @throws also if the picture's source is damaged */
async function write(address: string): Promise<void> {
  const recipe = recipes.get(address);
  if (!recipe) throw new Error('is not in the tables of this build');
  const bytes = await makePicture(recipe);
  await writeWhole(pathOf(address), bytes).catch((error) => {
    // a full disk, or a folder that may not be written: all others would fail too
    rest.length = 0;
    throw error;
  });
}

const underWay = new Map<string, Promise<void>>();

/** Once, however many ask. */
function make(address: string): Promise<void> {
  const making =
    underWay.get(address) ??
    (existsSync(pathOf(address)) ? Promise.resolve() : write(address)).finally(() => underWay.delete(address));
  underWay.set(address, making);
  return making;
}

const total = rest.length;
let made = 0;
/** So that nobody who waits for all of them thinks that it hangs. */
function tick(): void {
  made += 1;
  if (made % 1000 === 0) console.log(`pictures: ${made} of ${total}`);
}

const send = (message: MakerMessage) => void process.send?.(message);

/** @returns whether there is the file now */
const isMade = (address: string): Promise<boolean> =>
  make(address).then(
    () => true,
    (error: Error) => {
      console.error(`${address}: ${error.message}`);
      process.exitCode = 1;
      return false;
    },
  );

let workers = 0;
async function work(): Promise<void> {
  workers += 1;
  while (asked.length + rest.length > 0) {
    const first = asked.shift();
    const made = await isMade(first ?? (rest.shift() as string));
    if (first === undefined) tick();
    else send({ address: first, made });
  }
  workers -= 1;
  if (workers === 0) send('idle');
}

const begin = (): void => {
  while (workers < availableParallelism() && asked.length + rest.length > 0) void work();
};

process.on('message', (address: string) => {
  asked.push(address);
  begin();
});
process.on('disconnect', () => process.exit());
begin();
if (!rest.length) send('idle');
