import { access } from 'node:fs/promises';
import sharp from 'sharp';
import { artworks } from '@/content/artworks';
import { type ImageFile, type Ledger, type Tables, tablesOf } from './tables';

async function readImage(image: string): Promise<ImageFile> {
  const path = `content/images/${image}`;
  try {
    await access(path);
  } catch {
    return { problem: 'absent' };
  }
  return sharp(path)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => ({ problem: 'unreadable' }),
    );
}

/** Content as it stands, with what lies on the disk. */
export async function readTables(ledger: Ledger): Promise<Tables> {
  const names = [...new Set(Object.values(artworks).flatMap((works) => works.map(({ image }) => image)))];
  const images = await Promise.all(names.map(async (name) => [name, await readImage(name)] as const));
  return tablesOf({ images: new Map(images), ledger });
}
