import { existsSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { detailPictures, wantedPictures } from '@/content/images';
import files from '@/generated/files.json';
import images from '@/generated/images.json';
import studies from '@/generated/studies.json';
import { languageOf } from '@/scripts/lib/start-words.mjs';
import type { MakerMessage } from '@/server/http/missing-files';
import { everyCard } from '../cards/cards';
import { cardFile, cardMaker } from '../cards/make-cards';
import { writeWhole } from '../write-whole';
import { pictureMaker, recipesOf } from './make-picture';

/** Between two lines where the output is no terminal, ms. */
const quietMs = 60_000;

const words = {
  pl: { of: 'z', left: (minutes: number) => `jeszcze około ${minutes} min`, pictures: 'obrazy' },
  en: { of: 'of', left: (minutes: number) => `about ${minutes} min`, pictures: 'pictures' },
} as const;

export function progressLine(made: number, total: number, ms: number, locale: 'pl' | 'en'): string {
  const { of, left, pictures } = words[locale];
  const count = (n: number) => n.toLocaleString(locale === 'pl' ? 'pl-PL' : 'en-GB', { useGrouping: 'always' });
  const minutes = Math.max(1, Math.round(((ms / made) * (total - made)) / 60_000));
  return `${pictures}: ${count(made)} ${of} ${count(total)}, ${left(minutes)}`;
}

/**
 * Reports progress in one line, which a terminal overwrites and removes at the end.
 * @returns to be called after each file
 */
export function progress(total: number, out: NodeJS.WriteStream, locale: 'pl' | 'en'): () => void {
  const began = performance.now();
  let [made, said] = [0, began];
  return () => {
    made += 1;
    const now = performance.now();
    if (made === total && out.isTTY) return void out.write('\r\x1b[K');
    if (made === total || now - said < (out.isTTY ? 500 : quietMs)) return;
    said = now;
    const line = progressLine(made, total, now - began, locale);
    out.write(out.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  };
}

/*
 * Makes the missing files of pictures and cards that pages name. On its own it makes all of them and ends. As a child
 * of the server it also makes single files on request, those first, and reports when it has nothing to do.
 */

// the answers of a running site come first
if (process.send) setPriority(10);

// the folder of programs is in the folder that they read and write
process.chdir(join(import.meta.dirname, '..'));
const [sources, store] = ['content/images', 'files'];
const recipes = recipesOf([...wantedPictures, ...detailPictures(studies)], images);
const cards = new Map(everyCard().map((card) => [`/cards/${cardFile(card)}`, card]));
const [makePicture, drawCard] = [pictureMaker(sources), cardMaker(sources)];

/** @throws if nothing is known by this address, or its source is damaged */
async function bytesOf(address: string): Promise<Buffer> {
  const [recipe, card] = [recipes.get(address), cards.get(address)];
  if (recipe) return makePicture(recipe);
  if (card) return drawCard(card);
  throw new Error('is not in the tables of this build');
}

const pathOf = (address: string): string => join(store, address);
const asked: string[] = [];
const rest = files.filter((address) => !existsSync(pathOf(address)));

async function write(address: string): Promise<void> {
  const bytes = await bytesOf(address);
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

const tick = progress(rest.length, process.stdout, languageOf(process.env));

const send = (message: MakerMessage) => void process.send?.(message);

type Task = Readonly<{ address: string; isAsked: boolean }>;

function nextTask(): Task | undefined {
  const first = asked.shift();
  if (first !== undefined) return { address: first, isAsked: true };
  const other = rest.shift();
  return other === undefined ? undefined : { address: other, isAsked: false };
}

async function carryOut({ address, isAsked }: Task): Promise<void> {
  const made = await make(address).then(
    () => true,
    (error: Error) => {
      console.error(`${address}: ${error.message}`);
      process.exitCode = 1;
      return false;
    },
  );
  if (isAsked) send({ address, made });
  else tick();
}

let workers = 0;
async function work(): Promise<void> {
  workers += 1;
  for (let task = nextTask(); task; task = nextTask()) await carryOut(task);
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
