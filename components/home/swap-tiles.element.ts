import { StudioElement } from '@/components/elements/studio-element';
import { idle } from '@/components/islands/when';
import { keepSwapping } from './swap';

/** HOME-4: how long the next picture takes to fade in; `--t-fade` has the same number. */
const fadeMs = 300;

/** Where tiles swap their pictures. */
const runs = '(width >= 992px) and (prefers-reduced-motion: no-preference)';

/** Whether nothing changes in it now: while paused, and while nobody can see it. */
const isStill = (part: Element): boolean =>
  document.hidden ||
  !matchMedia(runs).matches ||
  part.getBoundingClientRect().bottom < 0 ||
  part.closest('[data-paused]') !== null;

/** A tile keeps its picture under the pointer or the focus, too. */
const isHeld = (canvas: Element): boolean => isStill(canvas) || canvas.closest('a:hover, a:focus') !== null;

function later(act: () => void, ms: number) {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/**
 * Swaps the pictures of a tile. The first is in the page; the others are in a template, and fetched when it is their
 * turn.
 * @returns stops it
 */
function swapIn(canvas: HTMLElement, first: HTMLElement, others: readonly HTMLElement[]): () => void {
  const layers = [first, ...others];
  let shown = first;
  let coming = first;
  let endFade = () => {};
  const stop = keepSwapping(layers.length, {
    chance: Math.random,
    later,
    isHeld: () => isHeld(canvas),
    bring: async (picture) => {
      // fetched before, but its tile was held
      if (coming !== shown) coming.remove();
      coming = layers[picture] as HTMLElement;
      coming.dataset.coming = 'waiting';
      canvas.append(coming);
      await coming.querySelector('img')?.decode();
    },
    hang: () => {
      // a layer that was never drawn as waiting would be there at once
      coming.getBoundingClientRect();
      coming.dataset.coming = 'fading';
      endFade = later(() => {
        shown.remove();
        shown = coming;
        delete shown.dataset.coming;
      }, fadeMs);
    },
  });
  return () => {
    stop();
    endFade();
  };
}

/** One tile at a time is in colour: the light goes on by chance, as long as the pointer or the focus lights none. */
function passLight(tiles: readonly HTMLElement[]): () => void {
  const first = tiles.findIndex(({ dataset }) => dataset.lit === '');
  const inTurn = [...tiles.slice(first), ...tiles.slice(0, first)];
  return keepSwapping(inTurn.length, {
    chance: Math.random,
    later,
    isHeld: () => inTurn.some((tile) => isHeld(tile.firstElementChild as Element)),
    bring: async () => {},
    hang: (next) => {
      for (const [at, tile] of inTurn.entries()) tile.toggleAttribute('data-lit', at === next);
    },
  });
}

/** HOME-4, HOME-5: each tile that has other pictures swaps them. */
class SwapTiles extends StudioElement {
  protected async connected(signal: AbortSignal): Promise<void> {
    await idle();
    const media = matchMedia(runs);
    const begin = () => {
      signal.addEventListener('abort', passLight([...this.querySelectorAll('a')]));
      for (const late of this.querySelectorAll<HTMLElement>('[data-late]')) {
        const canvas = late.previousElementSibling as HTMLElement;
        const written = late instanceof HTMLTemplateElement ? late.content : late;
        const stop = swapIn(canvas, canvas.firstElementChild as HTMLElement, [...written.children] as HTMLElement[]);
        signal.addEventListener('abort', stop);
      }
    };
    if (media.matches) begin();
    else media.addEventListener('change', begin, { once: true, signal });
  }
}
customElements.define('studio-swap-tiles', SwapTiles);
