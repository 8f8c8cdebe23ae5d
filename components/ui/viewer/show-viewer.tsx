import { startTransition, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ViewerProps } from './lightbox-props';
import { LightboxViewer } from './lightbox-viewer';
import { hangPart, placeOnWall, takeAddress, type Way } from './wall-part';

const ways: readonly Way[] = ['next', 'prev'];

/** The part beside it is fetched while there are still so many works to look at. */
const ahead = 3;

/** The viewer over a wall in parts: near an end of what hangs here it hangs the next part, so that the visitor goes on through all of it (GALLERY-17). */
export function LongViewer(props: ViewerProps) {
  const [links, set] = useState(props.links);
  const shown = useRef<HTMLAnchorElement>(undefined);
  const add = (way: Way, added: readonly HTMLAnchorElement[]) =>
    set((now) => {
      // a part that was asked for twice came once
      if (!added[0] || now.includes(added[0])) return now;
      return way === 'next' ? [...now, ...added] : [...added, ...now];
    });
  const show = (link: HTMLAnchorElement) => {
    shown.current = link;
    const left = { next: links.length - links.indexOf(link), prev: links.indexOf(link) + 1 } as const;
    for (const way of ways)
      if (left[way] <= ahead)
        hangPart(way).then(
          (added) => add(way, added),
          () => undefined,
        );
  };
  const close = () => {
    takeAddress(shown.current);
    props.onClosed();
  };
  return <LightboxViewer {...props} links={links} part={{ ...placeOnWall(), show }} onClosed={close} />;
}

/**
 * Shows the viewer over the page; a wall in parts has one that goes on across them.
 * @returns takes it away
 */
export function showViewer({ onClosed, ...props }: ViewerProps): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  const closed = () => {
    close();
    onClosed();
  };
  const Viewer = document.querySelector('[data-all]') ? LongViewer : LightboxViewer;
  // in slices: the viewer is large
  startTransition(() => root.render(<Viewer {...props} onClosed={closed} />));
  return close;
}
