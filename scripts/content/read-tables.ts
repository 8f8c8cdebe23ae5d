import { access } from 'node:fs/promises';
import sharp from 'sharp';
import { imagesInUse } from '@/content/images';
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

/** Content as it is now, with the images and the ledger on disk. */
export async function readTables(ledger: Ledger): Promise<Tables> {
  const images = await Promise.all(imagesInUse.map(async (name) => [name, await readImage(name)] as const));
  return tablesOf({ images: new Map(images), ledger });
}
