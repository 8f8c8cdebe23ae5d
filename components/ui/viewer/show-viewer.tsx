import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { ViewerProps } from './lightbox-props';
import { LightboxViewer } from './lightbox-viewer';
import { LongViewer } from './long-viewer';

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
