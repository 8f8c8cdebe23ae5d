import { galleryPath, type ProblemAnswer } from '@/domain/api';
import type { GalleryBody, GalleryByTypes } from '@/domain/gallery/gallery';

/** HOME-8: how long after the answer the works are shown. */
const displayDelayMs = 500;

type FetchDependencies = Readonly<{ get: (path: string) => Promise<Response>; wait: (ms: number) => Promise<void> }>;

/** Why the works could not be fetched: the server's own sentence if it sent one (HOME-10). */
export type GalleryFailure = Readonly<{ failure: string | null }>;

type GalleryAnswer = Readonly<{ works: GalleryByTypes }> | GalleryFailure;

type Body = Partial<GalleryBody & ProblemAnswer> | null;

/** Asks the site's own list of works (API-2). */
export async function fetchGallery({ get, wait }: FetchDependencies): Promise<GalleryAnswer> {
  try {
    const answer = await get(galleryPath);
    const body: Body = await answer.json().catch(() => null);
    if (!answer.ok || !body?.gallery_by_types) return { failure: body?.error?.message || null };
    await wait(displayDelayMs);
    return { works: body.gallery_by_types };
  } catch {
    return { failure: null };
  }
}
