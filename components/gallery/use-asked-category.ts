import { useEffect } from 'react';

/**
 * Chooses the category that the address's anchor names: on arrival, at Back and Forward, and when a link is pressed
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
