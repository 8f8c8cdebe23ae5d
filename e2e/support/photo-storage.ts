import type { Page } from 'playwright/test';
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

/** Until the storage has as many photos as were added. */
export const photosKept = (page: Page, count: number) =>
  expect.poll(async () => (await inStorage(page)).length).toBe(count);
