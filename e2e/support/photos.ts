import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect } from './test';

type Kept = Readonly<{ id: string; sha256: string }>;

/** Everything that the browser's database of photos holds. */
export const inStorage = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'order-photos')) return [];
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await result(indexedDB.open('order-photos'));
    const store = database.transaction('photos').objectStore('photos');
    const [ids, rows] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
    database.close();
    const digests = rows.map(async ({ bytes }: { bytes: ArrayBuffer }, index) => {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      return {
        id: String(ids[index]),
        sha256: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
      };
    });
    return Promise.all(digests);
  });

/** Until the storage has as many photos as were added, and the page knows it: before that it asks whoever leaves. */
export async function photosKept(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await inStorage(page)).length).toBe(count);
  const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.poll(() => page.evaluate(leave)).toBe(true);
}

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

const gradient = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 160, g: 90, b: 60 } } }).composite([
    {
      input: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="50%" cy="40%" r="30%" fill="#e8c39e"/></svg>`,
      ),
    },
  ]);

/** A photo such as a phone makes, in the format of the name's ending. */
export async function photo(name: string, width = 1200, height = 900): Promise<PhotoFile> {
  const kind = name.endsWith('.png') ? 'png' : name.endsWith('.webp') ? 'webp' : 'jpeg';
  return { name, mimeType: `image/${kind}`, buffer: await gradient(width, height)[kind]().toBuffer() };
}

/** A photo of several megabytes, of which the browser makes a smaller copy. */
export async function noisyPhoto(name: string, width: number, height: number): Promise<PhotoFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const image = sharp({ create: { width, height, channels: 3, background: '#888', noise } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg({ quality: 100 }).toBuffer() };
}

/** A text file, whatever its name. */
export const textFile = (name: string): PhotoFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('This is a text file.'),
});

/** Squares of different tones with hard edges, so that it can be seen whether a photo is sharp. */
const squares = (across: number, down: number): string =>
  Array.from({ length: across * down }, (_, i) => {
    const tone = 50 + (((i % across) * 37 + Math.floor(i / across) * 61 + i * 7) % 12) * 11 + 2 * (i % across);
    return `<rect x="${i % across}" y="${Math.floor(i / across)}" width="1" height="1" fill="rgb(${tone},${tone - 10},${tone - 20})"/>`;
  }).join('');

/** A sharp and light photo. */
export async function checkedPhoto(name: string, [width, height]: [number, number]) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 30 40" preserveAspectRatio="none" shape-rendering="crispEdges">${squares(30, 40)}</svg>`;
  const image = sharp(await sharp(Buffer.from(drawn)).png({ compressionLevel: 1 }).toBuffer()).flatten();
  const buffer = await image.jpeg({ quality: 85 }).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The photo as a phone writes it: with its place, and lying on its side. */
export async function withPlace(photo: PhotoFile): Promise<PhotoFile> {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '53/1 0/1 4127/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '18/1 36/1 0/1',
  };
  const image = sharp(photo.buffer)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: place })
    .withMetadata({ orientation: 6 });
  return { ...photo, buffer: await image.jpeg({ quality: 90 }).toBuffer() };
}
