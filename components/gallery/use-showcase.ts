import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { loadIfThere } from '@/components/islands/load';
import type { Toast } from '@/components/ui/toast/toaster';
import { tell } from '@/components/ui/toast/toaster';
import type { GalleryByTypes } from '@/domain/gallery/gallery';
import { fetchGallery, type GalleryFailure } from './fetch-gallery';
import type { PagesProps } from './showcase-pages';
import { ask, atFirst, comesWithThePage, giveUp, receive, type ShowcaseState, type Showing } from './showcase-state';

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

type Fetched = Readonly<{ works: GalleryByTypes; Pages: ComponentType<PagesProps> }>;
export type FailureWords = Readonly<Record<'error' | 'failed', string>>;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The works and the component that shows them, together when first asked for. */
async function fetchWorks(): Promise<Fetched | GalleryFailure> {
  const [pages, answer] = await Promise.all([loadIfThere('showcase-pages'), fetchGallery({ get: fetch, wait })]);
  if (!pages) return { failure: null };
  return 'works' in answer ? { works: answer.works, Pages: pages.ShowcasePages } : answer;
}

/** What the gallery of the home page shows, and the actions that change it. */
export function useShowcase({ error, failed }: FailureWords) {
  const toastOf = useCallback(
    (failure: string | null): Toast =>
      failure ? { kind: 'error', title: failure } : { kind: 'error', title: error, detail: failed },
    [error, failed],
  );
  const [state, set] = useState<ShowcaseState<Fetched>>(atFirst);
  const fetching = useRef<Promise<void> | null>(null);
  /** Whether a visitor waits for the works and should be told of a failure. */
  const awaited = useRef(false);

  const fetchAll = useCallback(
    (how: 'quietly' | 'aloud') => {
      awaited.current ||= how === 'aloud';
      fetching.current ??= fetchWorks().then((answer) => {
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
