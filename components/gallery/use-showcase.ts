import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tell } from '@/components/ui/toast/toaster';
import { galleryPath, type ProblemAnswer } from '@/domain/api';
import type { GalleryBody, GalleryByTypes } from '@/domain/gallery/gallery';

/** HOME-8: how long after the answer the works are shown. */
const displayDelayMs = 500;

type Body = Partial<GalleryBody & ProblemAnswer> | null;

/** @returns the site's own list of works (API-2), or the server's sentence why it does not come, if it sent one */
async function fetchGallery(): Promise<GalleryByTypes | string> {
  try {
    const answer = await fetch(galleryPath);
    const body: Body = await answer.json().catch(() => null);
    if (!answer.ok || !body?.gallery_by_types) return body?.error?.message ?? '';
    await new Promise((resolve) => setTimeout(resolve, displayDelayMs));
    return body.gallery_by_types;
  } catch {
    return '';
  }
}

/** On arrival, at Back and Forward, and after a click on a link whose anchor the address has already. */
export function useCategoryInAddress(
  categories: readonly Readonly<{ anchor: string }>[],
  choose: (category: number) => void,
) {
  useEffect(() => {
    const end = new AbortController();
    const follow = () => {
      const category = categories.findIndex(({ anchor }) => location.hash === `#${anchor}`);
      if (category >= 0) choose(category);
    };
    const followAgain = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')?.hash === location.hash) follow();
    };
    follow();
    addEventListener('hashchange', follow, { signal: end.signal });
    document.addEventListener('click', followAgain, { signal: end.signal });
    return () => end.abort();
  }, [categories, choose]);
}

/** Category 0 to 3 and page 0 onwards, as HOME-8 counts them. The first choice comes with the page (HOME-9). */
const first = { category: 0, page: 0 };

/** @param at the work that the strip shows: once it was moved, all works are fetched quietly */
export function useShowcase({ err, failed }: Readonly<Record<'err' | 'failed', string>>, at: number) {
  const [chosen, show] = useState(first);
  const [works, hang] = useState<GalleryByTypes | null>(null);
  const isFetching = useRef(false);
  const isWaiting = works === null && (chosen.category > 0 || chosen.page > 0);
  const end = useEffectEvent((answer: GalleryByTypes | string) => {
    isFetching.current = false;
    if (typeof answer !== 'string') return hang(answer);
    // HOME-10
    if (isWaiting) tell(answer ? { kind: 'error', title: answer } : { kind: 'error', title: err, detail: failed });
    show(first);
  });
  useEffect(() => {
    if (works || isFetching.current || !(isWaiting || at > 0)) return;
    isFetching.current = true;
    void fetchGallery().then(end);
  }, [works, isWaiting, at]);
  return { chosen, show, isWaiting, works };
}
