import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { ViewerProps } from './lightbox-link';
import { LightboxViewer } from './lightbox-viewer';

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
  // a transition, because the viewer is large and the page must stay responsive
  startTransition(() => root.render(<LightboxViewer {...props} onClosed={closed} />));
  return close;
}
