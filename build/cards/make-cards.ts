import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { cardSize } from '@/domain/page/share-card';
import { decode, recently } from '../pictures/make-picture';
import { writeWhole } from '../write-whole';
import { type Card, everyCard, readPaints } from './cards';
import { type Drawing, drawCard, type Placed } from './draw-card';
import { letteringOf } from './lettering';

/** Change it when cards are drawn differently: then all are made again. */
const version = 2;
/** A card's largest size in bytes: some services show no larger one. */
export const cardBytes = 150_000;
const qualities = [86, 80, 72, 62, 50, 38];
const brush = 'components/home/brush.svg';

/**
 * The file of a card below `/cards/`. Its name holds a hash of everything seen on the card, so pages can name it before
 * it exists.
 */
export function cardFile(card: Card, colours = readPaints()): string {
  const seen = JSON.stringify([version, card, colours.of(card.ground), colours.floor, colours.shade]);
  const hash = createHash('sha256').update(seen).digest('hex').slice(0, 8);
  return `${card.name}-${card.locale}-${hash}.jpg`;
}

/**
 * Writes the table of all cards, which are drawn later.
 * @returns their addresses; the two languages of a page follow each other, because they share its wall
 */
export async function writeCardTable(): Promise<readonly string[]> {
  const colours = readPaints();
  const cards = everyCard().toSorted((one, other) => one.name.localeCompare(other.name));
  const table = cards.map((card) => [`${card.name}.${card.locale}`, cardFile(card, colours)] as const);
  await writeWhole('generated/cards.json', `${JSON.stringify(Object.fromEntries(table), null, 1)}\n`);
  return table.map(([, file]) => `/cards/${file}`);
}

/** Cut to the strokes of a brush, as the mural of the home page. */
async function brushed(picture: Sharp, { width, height }: Pick<Placed, 'width' | 'height'>): Promise<Sharp> {
  const strokes = await sharp(await readFile(brush))
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer();
  return picture.ensureAlpha().composite([{ input: strokes, blend: 'dest-in' }]);
}

/** A picture as it hangs, in raw pixels: encoding it would take longer than all else. */
async function overlay({ picture, ...at }: Placed, isMural: boolean, sources: string): Promise<OverlayOptions> {
  const image = await decode(await readFile(join(sources, picture.image)), picture.part);
  const { left, width, height } = at;
  const resized = image.resize(width, height, { fit: isMural ? 'cover' : 'fill' });
  const cut = isMural ? await brushed(resized, { width, height }) : resized;
  const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true });
  // sharp hangs no picture that begins above the card
  const above = Math.max(0, -at.top);
  const raw = { width, height: height - above, channels: info.channels };
  return { input: data.subarray(above * width * info.channels), raw, left, top: at.top + above };
}

const pixels = { width: cardSize.width, height: cardSize.height, channels: 3 } as const;

/** The wall with its pictures, which is the same in both languages. */
async function wallOf({ wall, placed, isMural }: Drawing, sources: string): Promise<Buffer> {
  const overlays = await Promise.all(placed.map((one) => overlay(one, isMural, sources)));
  return sharp(Buffer.from(wall)).composite(overlays).removeAlpha().raw().toBuffer();
}

/** @throws if the card is too large even at the lowest quality */
async function encode(wall: Buffer, { words }: Drawing): Promise<Buffer> {
  const written = sharp(wall, { raw: pixels }).composite([{ input: Buffer.from(words) }]);
  const card = await written.removeAlpha().raw().toBuffer();
  for (const quality of qualities) {
    const bytes = await sharp(card, { raw: pixels }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= cardBytes) return bytes;
  }
  throw new Error(`cards: more than ${cardBytes} bytes at the lowest quality`);
}

/**
 * Draws cards, and makes the bytes of their files.
 * @param sources the folder of the images
 */
export function cardMaker(sources: string): (card: Card) => Promise<Buffer> {
  const [colours, lettering] = [readPaints(), letteringOf()];
  const wallFor = recently<Buffer>(availableParallelism());
  return async (card) => {
    const drawing = drawCard(card, colours, await lettering);
    return encode(await wallFor(card.name, () => wallOf(drawing, sources)), drawing);
  };
}
