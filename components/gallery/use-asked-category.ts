import { useEffect } from 'react';

/**
 * Chooses what an anchor asks for: the address on arrival, Back and Forward, and a link that is pressed again although
 * the address names it already.
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
