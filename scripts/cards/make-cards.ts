import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { cardSize } from '@/domain/share-card';
import { decode } from '../images/encode';
import { pool } from '../images/pool';
import { writeWhole } from '../lib/write-whole';
import type { Card } from './cards';
import { type Drawing, drawCard, type Placed } from './draw-card';
import { letteringOf } from './lettering';
import { readPaints } from './paints';

type Folders = Readonly<{ sources: string; cards: string; generated: string }>;
type Made = Readonly<{ cards: number; drawn: number; removed: number }>;

/** Change it when cards are drawn in another way, and all are made again. */
const version = 2;
/** The most that a card may weigh: some services show no larger one. */
export const cardBytes = 150_000;
const qualities = [86, 80, 72, 62, 50, 38];
const brush = 'components/home/brush.svg';

/** The file's name holds a hash of all that is seen on the card, so an existing file need not be made again. */
function fileOf(card: Card, colours: ReturnType<typeof readPaints>): string {
  const seen = JSON.stringify([version, card, colours.of(card.ground), colours.floor, colours.shade]);
  const hash = createHash('sha256').update(seen).digest('hex').slice(0, 8);
  return `${card.name}-${card.locale}-${hash}.jpg`;
}

/** Within the strokes of a brush, as the mural of the home page. */
async function brushed(picture: Sharp, { width, height }: Pick<Placed, 'width' | 'height'>): Promise<Sharp> {
  const strokes = await sharp(await readFile(brush))
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer();
  return picture.ensureAlpha().composite([{ input: strokes, blend: 'dest-in' }]);
}

/** A picture as it hangs, in raw pixels: to pack them would take longer than all else. */
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

/** @throws if the card is too heavy even at the lowest quality */
async function encode(wall: Buffer, { words }: Drawing): Promise<Buffer> {
  const written = sharp(wall, { raw: pixels }).composite([{ input: Buffer.from(words) }]);
  const card = await written.removeAlpha().raw().toBuffer();
  for (const quality of qualities) {
    const bytes = await sharp(card, { raw: pixels }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= cardBytes) return bytes;
  }
  throw new Error(`cards: more than ${cardBytes} bytes at the lowest quality`);
}

/** Draws the cards that do not exist yet, removes those that nothing needs, and writes the table of them all. */
export async function makeCards(cards: readonly Card[], { sources, cards: folder, generated }: Folders): Promise<Made> {
  await mkdir(folder, { recursive: true });
  const colours = readPaints();
  const files = cards.map((card) => ({ card, file: fileOf(card, colours) }));
  const there = new Set(await readdir(folder));
  const absent = files.filter(({ file }) => !there.has(file));
  if (absent.length) {
    const letters = await letteringOf();
    const sameName = Object.values(Object.groupBy(absent, ({ card }) => card.name));
    await pool(sameName, Math.min(availableParallelism(), 4), async (group = []) => {
      const drawn = group.map(({ card, file }) => ({ file, drawing: drawCard(card, colours, letters) }));
      const wall = drawn[0] && (await wallOf(drawn[0].drawing, sources));
      for (const { file, drawing } of drawn)
        if (wall) await writeWhole(join(folder, file), await encode(wall, drawing));
    });
  }
  const table = Object.fromEntries(files.map(({ card, file }) => [`${card.name}.${card.locale}`, file]));
  await writeWhole(join(generated, 'cards.json'), `${JSON.stringify(table, null, 1)}\n`);
  const needed = new Set(files.map(({ file }) => file));
  const stale = [...there].filter((name) => !needed.has(name));
  await Promise.all(stale.map((name) => rm(join(folder, name))));
  return { cards: cards.length, drawn: absent.length, removed: stale.length };
}
