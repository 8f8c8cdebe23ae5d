import { StudioElement } from '@/components/elements/studio-element';
import { load } from '@/components/islands/load';
import { nextPaint } from '@/components/islands/when';
import { hasModifier } from '../browser';
import { type LightboxWords, viewedLink, viewerLinks } from './lightbox-link';

const fetchViewer = () => import('./lightbox-viewer');

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(viewerLinks) : null;

/** Links on a hidden page of works are not part of what the visitor looks through. */
const isShown = (link: HTMLElement) => link.getClientRects().length > 0;
const linksOn = (wall: HTMLElement) => [...wall.querySelectorAll<HTMLAnchorElement>(viewerLinks)].filter(isShown);

/** From the navigation entry, because Back or Forward may have changed `location` before this script ran. */
const pathOfPage = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;

class Wall extends StudioElement {
  #busy = false;
  #isWarm = false;

  protected connected(signal: AbortSignal): void {
    const page = pathOfPage();
    /** After Back, Forward or a reload, shows what the history entry says, or reloads if another page must. */
    const follow = () => {
      const shown = viewedLink();
      const link = shown && linksOn(this).find(({ href }) => href === shown);
      if (link) void this.#open(link, signal);
      else if (location.pathname !== page) location.reload();
      // a reload with the viewer open loads the artwork page: there Forward must open no viewer
      else if (shown) history.replaceState(null, '');
    };
    const onClick = (event: MouseEvent) => {
      const link = linkAt(event.target);
      if (!link || hasModifier(event)) return;
      event.preventDefault();
      void this.#open(link, signal);
    };
    this.addEventListener('click', onClick, { signal });
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      this.addEventListener(type, ({ target }) => void (linkAt(target) && this.#warm()), { signal });
    addEventListener('popstate', follow, { signal });
    follow();
    // the first pointer or focus came before these listeners
    if (this.querySelector(`:is(${viewerLinks}):is(:hover, :focus)`)) this.#warm();
  }

  #warm(): void {
    if (!this.#isWarm) void nextPaint().then(() => load(fetchViewer).catch(() => undefined));
    this.#isWarm = true;
  }

  async #open(link: HTMLAnchorElement, signal: AbortSignal): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    link.ariaBusy = 'true';
    const forget = () => {
      this.#busy = false;
      link.ariaBusy = null;
    };
    try {
      const [{ showViewer }] = await Promise.all([load(fetchViewer), nextPaint()]);
      if (signal.aborted) return;
      link.ariaBusy = null;
      const words: LightboxWords = JSON.parse(this.dataset.words ?? '');
      const onClosed = () => {
        close();
        forget();
      };
      const close = showViewer({ links: linksOn(this), first: link, words, onClosed });
      signal.addEventListener('abort', close);
    } catch {
      forget();
      location.assign(link.href);
    }
  }
}
customElements.define('studio-wall', Wall);
