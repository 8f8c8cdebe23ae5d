import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { artworkById } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import { pictureAt } from '@/domain/gallery/picture';
import type { OrderHistory } from '@/domain/order/status';
import { choiceOf, type SceneChoice } from '@/domain/preview/choices';
import { scene } from '@/domain/preview/scene';
import { limits } from '../../platform/limits';
import { pictureOf } from '../../storage/queries/order-events';
import { photoFactsOf, photosOf, type Submission } from '../../storage/queries/read';
import type { Storage } from '../../storage/tables';
import { readable } from '../../submissions/kinds';
import { smallCopy } from '../../submissions/photos/small-copy';

/** A picture that travels in a letter, as a JPEG; its sides in px are for the proportions. */
export type LetterPicture = Readonly<{ width: number; height: number; bytes: Buffer }>;

/** Reads the file of a work's picture; undefined where the site has not made it yet. */
export type ReadWork = (artwork: number) => Promise<Buffer | undefined>;

/** In px: twice what a phone shows. */
const widest = 640;

/** Those of a finished site. */
export const worksIn =
  (folder: string): ReadWork =>
  async (artwork) =>
    readFile(join(folder, 'files', pictureAt(preparedPicture(artworkById(artwork)), widest))).catch(() => undefined);

type Sides = Pick<LetterPicture, 'width' | 'height'>;
type Asked = Readonly<{ order: Submission; history: OrderHistory; isSure: boolean; readWork: ReadWork | null }>;
type Read = () => Promise<Buffer | undefined>;
/** `on`: what it is drawn on; null of a photo that is shown as it is. */
type Source = Sides & Readonly<{ sha256: string; read: Read; on: SceneChoice | null }>;

async function sourceFor(storage: Storage, { order, history, isSure, readWork }: Asked): Promise<Source | undefined> {
  const shown = history.events.findLast((event) => event.type === 'mark' && event.picture !== null);
  const newest = shown && (await pictureOf(storage, order.id, shown.position));
  if (newest) return { ...newest, read: async () => newest.bytes, on: null };
  const card = readWork && readable(order).order?.(order.language);
  if (!card) return undefined;
  const on = choiceOf(card.choice);
  const [photo] = isSure ? await photoFactsOf(storage, order.id) : [];
  if (photo) return { ...photo, on, read: async () => (await photosOf(storage, order.id, [photo.position]))[0]?.bytes };
  const { artwork } = card;
  if (artwork === null) return undefined;
  const { width, height, file } = preparedPicture(artworkById(artwork));
  return { width, height, on, sha256: `work ${file}`, read: () => readWork(artwork) };
}

/** By its path in the site's folder; the build puts in what it has compiled. */
const program = resolve(process.env.DRAW_PROGRAM ?? 'server/mail/letters/draw-program.ts');

/** The side, in px, of every drawing. */
const side = 600;

/** The drawing of the private page, without its writing: nobody knows which fonts the machine has. */
async function drawn(on: SceneChoice, jpeg: Buffer, sides: Sides): Promise<Buffer> {
  const href = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  const svg = scene({ ...sides, href }, on, { id: 'o', alt: '', hidden: true }).replace(/<text[^<]*<\/text>/g, '');
  const bounds = { maxBuffer: 8 * side ** 2, timeout: limits.letters.drawMs };
  const options = { encoding: 'buffer', env: { NODE_ENV: 'production' }, ...bounds } as const;
  const running = promisify(execFile)(process.execPath, [program], options);
  // where it ends early, nobody reads the rest
  running.child.stdin?.on('error', () => undefined).end(svg);
  return (await running).stdout;
}

/**
 * What a letter about an order shows: the artist's newest photo, else what was ordered, as its private page draws it: the buyer's
 * first photo, or the work, on what was chosen.
 * @param asked `isSure`: the address is known to be the buyer's, as nobody sends a stranger a picture through us; `readWork` null:
 * nothing is drawn
 * @returns null where there is none, or it cannot be made now: the letter leaves without it
 */
export async function pictureFor(storage: Storage, asked: Asked): Promise<LetterPicture | null> {
  try {
    const source = await sourceFor(storage, asked);
    const copy = source && (await smallCopy(source.sha256, source.read));
    if (!source || !(copy instanceof Buffer)) return null;
    const { width, height, sha256, on } = source;
    if (!on) return { width, height, bytes: copy };
    const bytes = await smallCopy(`${sha256} on ${JSON.stringify(on)}`, () => drawn(on, copy, { width, height }));
    return bytes instanceof Buffer ? { width: side, height: side, bytes } : null;
  } catch {
    return null;
  }
}
