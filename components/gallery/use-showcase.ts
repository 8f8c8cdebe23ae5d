import { useCallback, useEffect, useRef, useState } from 'react';
import type { Toast } from '@/components/ui/toast/toast-shelf';
import { tell } from '@/components/ui/toast/toaster';
import { galleryPath, type ProblemAnswer } from '@/domain/api';
import type { GalleryBody, GalleryByTypes } from '@/domain/gallery/gallery';
import { ask, atFirst, comesWithThePage, giveUp, receive, type ShowcaseState, type Showing } from './showcase-state';

/** HOME-8: how long after the answer the works are shown. */
const displayDelayMs = 500;

/** Why the works could not be fetched: the server's own sentence if it sent one (HOME-10). */
type GalleryFailure = Readonly<{ failure: string | null }>;

type Fetched = Readonly<{ works: GalleryByTypes }>;
type GalleryAnswer = Fetched | GalleryFailure;

type Body = Partial<GalleryBody & ProblemAnswer> | null;

/** Asks the site's own list of works (API-2). */
async function fetchGallery(): Promise<GalleryAnswer> {
  try {
    const answer = await fetch(galleryPath);
    const body: Body = await answer.json().catch(() => null);
    if (!answer.ok || !body?.gallery_by_types) return { failure: body?.error?.message || null };
    await new Promise((resolve) => setTimeout(resolve, displayDelayMs));
    return { works: body.gallery_by_types };
  } catch {
    return { failure: null };
  }
}

/**
 * Chooses the category that the address's anchor names: on arrival, at Back and Forward, and after a click on a link
 * whose anchor the address has already.
 */
export function useAskedCategory(anchors: readonly string[], choose: (category: number) => void) {
  useEffect(() => {
    const follow = (hash: string) => {
      const category = anchors.indexOf(hash.slice(1));
      if (category >= 0) choose(category);
    };
    const followAddress = () => follow(location.hash);
    const followLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.hash === location.hash) follow(link.hash);
    };
    followAddress();
    addEventListener('hashchange', followAddress);
    document.addEventListener('click', followLink);
    return () => {
      removeEventListener('hashchange', followAddress);
      document.removeEventListener('click', followLink);
    };
  }, [anchors, choose]);
}

export type FailureWords = Readonly<Record<'error' | 'failed', string>>;

export function useShowcase({ error, failed }: FailureWords) {
  const toastOf = useCallback(
    (failure: string | null): Toast =>
      failure ? { kind: 'error', title: failure } : { kind: 'error', title: error, detail: failed },
    [error, failed],
  );
  const [state, set] = useState<ShowcaseState<Fetched>>(atFirst);
  const fetching = useRef<Promise<void> | null>(null);
  /** Whether a visitor waits for the works and should see a failure. */
  const awaited = useRef(false);

  const fetchAll = useCallback(
    (how: 'quietly' | 'aloud') => {
      awaited.current ||= how === 'aloud';
      fetching.current ??= fetchGallery().then((answer) => {
        if ('works' in answer) return set((now) => receive(now, answer));
        fetching.current = null;
        set(giveUp);
        if (awaited.current) tell(toastOf(answer.failure));
        awaited.current = false;
      });
    },
    [toastOf],
  );

  const show = useCallback(
    (asked: Showing) => {
      set((now) => ask(now, asked));
      if (comesWithThePage(asked)) awaited.current = false;
      else fetchAll('aloud');
    },
    [fetchAll],
  );
  return { ...state, show, fetchAll };
}
