import sharp from 'sharp';
import type { PhotoFacts } from '@/server/storage/queries/read';

/** A photo as the page shows it. `picture` null: its bytes are damaged. */
export type PagePhoto = Readonly<
  Pick<PhotoFacts, 'position' | 'name' | 'width' | 'height'> & {
    picture: Readonly<{ href: string; width: number; height: number }> | null;
  }
>;

/** Pixels of the longer side: to look at it on a screen. Its whole size is for `inbox photos`. */
const longest = 1600;

/** A photo that stands in the page by itself. @returns null where its bytes cannot be read */
export async function pictureOf(bytes: Buffer): Promise<PagePhoto['picture']> {
  try {
    const fitted = sharp(bytes, { failOn: 'error' }).resize(longest, longest, {
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { data, info } = await fitted.jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true });
    return { href: `data:image/jpeg;base64,${data.toString('base64')}`, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
