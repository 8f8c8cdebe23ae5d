'use client';

import type { ActOn } from '@/components/islands/island';
import { load } from '@/components/islands/load';
import { hasModifier, nextPaint } from '../browser';
import type { LightboxWords } from './lightbox-link';
import { shownIn, viewerLinks } from './lightbox-link';

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(viewerLinks) : null;

/** Links on a hidden page of works are not part of what the visitor looks through. */
const isShown = (link: HTMLElement) => link.getClientRects().length > 0;
const linksOn = (wall: HTMLElement) => [...wall.querySelectorAll<HTMLAnchorElement>(viewerLinks)].filter(isShown);

/** From the navigation entry, because Back or Forward may have changed `location` before this script ran. */
const pathOfPage = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;

/**
 * Clicks on links to pictures open the viewer, which loads at the first use and takes its content from the links. Other
 * links are left alone.
 */
export const openFromWall: ActOn<{ words: LightboxWords }> = (wall, { words }) => {
  const stop = new AbortController();
  let busy = false;
  let isWarm = false;
  let close = () => {};
  /** Prefetches the viewer, once; after a failure only a click tries again. */
  const warm = () => {
    if (!isWarm) void nextPaint().then(() => load('show-viewer'));
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
    const [{ showViewer }] = await Promise.all([load('show-viewer', leave), nextPaint()]);
    // too late: the browser is leaving for the link's address
    if (left || stop.signal.aborted) return;
    link.ariaBusy = null;
    close = showViewer({ links: linksOn(wall), first: link, words, onClosed: forget });
  };
  const onClick = (event: MouseEvent) => {
    const link = linkAt(event.target);
    if (!link || hasModifier(event)) return;
    event.preventDefault();
    void open(link);
  };

  const page = pathOfPage();
  /** After Back, Forward or a reload, shows what the history entry says, or reloads if another page must. */
  const follow = () => {
    const shown = shownIn(history.state);
    const link = linksOn(wall).find(({ href }) => href === shown);
    if (link) void open(link);
    else if (location.pathname !== page) location.reload();
    // a reload with the viewer open loads the artwork page: there Forward must open no viewer
    else if (shown) history.replaceState(null, '');
  };

  wall.addEventListener('click', onClick, stop);
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    wall.addEventListener(type, ({ target }) => void (linkAt(target) && warm()), stop);
  addEventListener('popstate', follow, stop);
  follow();
  // the first pointer or focus came before these listeners
  if (wall.querySelector(`:is(${viewerLinks}):is(:hover, :focus)`)) warm();
  return () => {
    stop.abort();
    close();
  };
};
openFromWall.island = 'wall-opener';
