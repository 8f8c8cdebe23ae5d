'use client';

import type { ActOn } from '@/components/islands/island';
import { load } from '@/components/islands/load';
import { frameDrawn } from '../frame-drawn';
import { wantsItsOwnTab } from '../own-tab';
import { shownIn, viewerLinks } from './lightbox-link';
import type { LightboxWords } from './lightbox-props';

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(viewerLinks) : null;

/** Links on a hidden page of works are not part of what the visitor looks through. */
const isShown = (link: HTMLElement) => link.getClientRects().length > 0;
const linksOn = (wall: HTMLElement) => [...wall.querySelectorAll<HTMLAnchorElement>(viewerLinks)].filter(isShown);

/** The path that this page was loaded from: Back or Forward may have changed the one in the bar before the page's script ran. */
const pathOfPage = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;

/**
 * Links to pictures, each with an image and a label, that open in a viewer; other links within lead where they say. The viewer comes on
 * first use. It reads what it shows from the links, so that nothing is sent twice.
 */
export const openFromWall: ActOn<{ words: LightboxWords }> = (wall, { words }) => {
  const stop = new AbortController();
  let busy = false;
  let isWarm = false;
  let close = () => {};
  /** Begins to fetch the viewer for who is about to press, once: asking again is for presses. */
  const warm = () => {
    if (!isWarm) void frameDrawn().then(() => load('show-viewer'));
    isWarm = true;
  };

  const open = async (link: HTMLAnchorElement) => {
    if (busy) return;
    busy = true;
    link.ariaBusy = 'true';
    const forget = () => {
      busy = false;
      link.ariaBusy = null;
    };
    let left = false;
    const leave = () => {
      left = true;
      forget();
      location.assign(link.href);
      return true;
    };
    const [{ showViewer }] = await Promise.all([load('show-viewer', leave), frameDrawn()]);
    // what comes after the link has led away is nobody's wish any more
    if (left || stop.signal.aborted) return;
    link.ariaBusy = null;
    close = showViewer({ links: linksOn(wall), first: link, words, onClosed: forget });
  };
  const press = (event: MouseEvent) => {
    const link = linkAt(event.target);
    if (!link || wantsItsOwnTab(event)) return;
    event.preventDefault();
    void open(link);
  };

  const page = pathOfPage();
  // a long wall shows parts that have addresses of their own: `wall-part.ts`
  const isHere = (path: string) => path === page || wall.querySelector(`[data-at="${path}"]`);
  /** After Back, Forward or a reload the page shows what its history entry says, or gives way to the page that can. */
  const follow = () => {
    const shown = shownIn(history.state);
    const link = linksOn(wall).find(({ href }) => href === shown);
    if (link) void open(link);
    else if (!isHere(location.pathname)) location.reload();
    // who reloads another page with its viewer open comes to the work's own page: Forward shall lead here, and to no viewer
    else if (shown) history.replaceState(null, '');
  };

  wall.addEventListener('click', press, stop);
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    wall.addEventListener(type, ({ target }) => void (linkAt(target) && warm()), stop);
  addEventListener('popstate', follow, stop);
  follow();
  // the first pointer or focus came when nobody listened
  if (wall.querySelector(`:is(${viewerLinks}):is(:hover, :focus)`)) warm();
  return () => {
    stop.abort();
    close();
  };
};
openFromWall.island = 'wall-opener';
