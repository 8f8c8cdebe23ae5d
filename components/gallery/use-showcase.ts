import { useCallback, useEffect, useRef, useState } from 'react';
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

/**
 * Chooses the category that the address's anchor names: on arrival, at Back and Forward, and after a click on a link
 * whose anchor the address has already.
 */
export function useCategoryInAddress(
  categories: readonly Readonly<{ anchor: string }>[],
  choose: (category: number) => void,
) {
  useEffect(() => {
    const follow = () => {
      const category = categories.findIndex(({ anchor }) => location.hash === `#${anchor}`);
      if (category >= 0) choose(category);
    };
    const followAgain = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')?.hash === location.hash) follow();
    };
    follow();
    addEventListener('hashchange', follow);
    document.addEventListener('click', followAgain);
    return () => {
      removeEventListener('hashchange', follow);
      document.removeEventListener('click', followAgain);
    };
  }, [categories, choose]);
}

/** Category 0 to 3 and page 0 onwards, as HOME-8 counts them. */
type Choice = Readonly<{ category: number; page: number }>;

/** Comes with the page (HOME-9); all other works are fetched. */
const first: Choice = { category: 0, page: 0 };
const isFirst = ({ category, page }: Choice): boolean => category === 0 && page === 0;

export type FailureWords = Readonly<Record<'error' | 'failed', string>>;

/** What the visitor chose, and all works once they were fetched. Until then what hangs is the first page. */
export function useShowcase({ error, failed }: FailureWords) {
  const [chosen, choose] = useState(first);
  const [works, hang] = useState<GalleryByTypes | null>(null);
  const fetching = useRef<Promise<void> | null>(null);
  const awaited = useRef(false);

  const fetchAll = useCallback(
    (how: 'quietly' | 'aloud') => {
      awaited.current ||= how === 'aloud';
      fetching.current ??= fetchGallery().then((answer) => {
        if (typeof answer !== 'string') return hang(answer);
        fetching.current = null;
        choose(first);
        // HOME-10
        if (awaited.current)
          tell(answer ? { kind: 'error', title: answer } : { kind: 'error', title: error, detail: failed });
        awaited.current = false;
      });
    },
    [error, failed],
  );

  const show = useCallback(
    (choice: Choice) => {
      choose(choice);
      if (isFirst(choice)) awaited.current = false;
      else fetchAll('aloud');
    },
    [fetchAll],
  );
  const isWaiting = works === null && !isFirst(chosen);
  return { chosen, shown: isWaiting ? first : chosen, isWaiting, works, show, fetchAll };
}
