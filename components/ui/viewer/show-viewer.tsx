import { startTransition, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ViewerProps } from './lightbox-link';
import { LightboxViewer } from './lightbox-viewer';
import { hangPart, placeOnWall, takeAddress, type Way } from './wall-part';

const ways: readonly Way[] = ['next', 'prev'];

/** The next part is fetched when so few works are left. */
const ahead = 3;

/**
 * The viewer over a wall in parts: near an end it adds the next part, so that the visitor can go through the whole wall
 * (GALLERY-17).
 */
export function LongViewer(props: ViewerProps) {
  const [links, set] = useState(props.links);
  const shown = useRef<HTMLAnchorElement>(undefined);
  const add = (way: Way, added: readonly HTMLAnchorElement[]) =>
    set((now) => {
      // two calls for the same part resolve to the same works
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
  // a transition, because the viewer is large and the page must stay responsive
  startTransition(() => root.render(<Viewer {...props} onClosed={closed} />));
  return close;
}
