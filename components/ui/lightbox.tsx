'use client';

import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { frameDrawn } from './frame-drawn';
import { shownIn } from './lightbox-history';
import type { LightboxWords, ViewerProps } from './lightbox-props';

type Opened = Readonly<{ Viewer: ComponentType<ViewerProps>; links: readonly HTMLAnchorElement[]; first: number }>;
type Props = Readonly<{ words: LightboxWords; className: string; children: ReactNode }>;

const wantsItsOwnTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** The links that the viewer opens: those with the attributes of `viewerLink`. */
const viewerLinks = 'a[data-file]';

const linkAt = (target: EventTarget): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(viewerLinks) : null;

/** Links on a hidden page of works are not part of what the visitor looks through. */
const isShown = (link: HTMLElement) => link.getClientRects().length > 0;
const linksOn = (wall: HTMLElement | null) =>
  [...(wall?.querySelectorAll<HTMLAnchorElement>(viewerLinks) ?? [])].filter(isShown);

const load = () => import('./lightbox-viewer');
/** Begins to fetch the viewer for who is about to press; where that fails, the press tries again. */
const warm = ({ target }: SyntheticEvent) => {
  if (linkAt(target))
    frameDrawn()
      .then(load)
      .catch(() => undefined);
};

/**
 * Links to pictures, each with an image and a label, that open in a viewer; other links within lead where they say. The viewer and its library load on first
 * use. They read what they show from the links, so that nothing is sent twice.
 */
export function Lightbox({ words, className, children }: Props) {
  const wall = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const [opened, setOpened] = useState<Opened | null>(null);

  const open = useCallback(async (link: HTMLAnchorElement) => {
    if (busy.current) return;
    busy.current = true;
    link.ariaBusy = 'true';
    try {
      const [{ LightboxViewer }] = await Promise.all([load(), frameDrawn()]);
      const links = linksOn(wall.current);
      link.ariaBusy = null;
      // in slices: the viewer is large
      startTransition(() => setOpened({ Viewer: LightboxViewer, links, first: links.indexOf(link) }));
    } catch {
      location.assign(link.href);
    }
  }, []);

  // after Back, Forward or a reload the page shows what its history entry says, or gives way to the page that can
  useEffect(() => {
    const page = location.pathname;
    const follow = (event?: Event) => {
      const link = linksOn(wall.current).find(({ href }) => href === shownIn(history.state));
      if (link) open(link);
      else if (location.pathname !== page) {
        // before the router hears of it, which would ask for parts of that page
        event?.stopImmediatePropagation();
        location.reload();
      }
    };
    follow();
    addEventListener('popstate', follow, true);
    return () => removeEventListener('popstate', follow, true);
  }, [open]);

  const openClicked = (event: MouseEvent) => {
    const link = linkAt(event.target);
    if (!link || wantsItsOwnTab(event)) return;
    event.preventDefault();
    open(link);
  };
  const forget = () => {
    busy.current = false;
    setOpened(null);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for clicks on the links within */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click */}
      <div
        ref={wall}
        className={className}
        onPointerOver={warm}
        onPointerDown={warm}
        onFocus={warm}
        onClick={openClicked}
      >
        {children}
      </div>
      {opened && <opened.Viewer links={opened.links} first={opened.first} words={words} onClosed={forget} />}
    </>
  );
}
