import { nextPaint } from '@/components/ui/browser';

/** When an island's script loads: at once, at the page's first input, or when the browser is idle. */
export type Moment = 'now' | 'input' | 'idle';

/** `wake` is the page's own event. A screen reader may send only `click`, and autofill only `input`. */
const inputs = [
  'wake',
  'pointermove',
  'pointerdown',
  'dragenter',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'input',
] as const;

let first: Promise<void> | undefined;

/** A hash or a query, and a page that Back or a reload restores, count as input already. */
function isBegun(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || location.search !== '' || visit?.type !== 'navigate';
}

/** Browsers send `pointermove` for a pointer that rests over a new page. */
const liesStill = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event.isTrusted &&
  !(event as PointerEvent).movementX &&
  !(event as PointerEvent).movementY;

/** Resolves at the visitor's first input of any kind. */
function firstInput(): Promise<void> {
  first ??= new Promise<void>((resolve) => {
    if (isBegun()) return resolve();
    const listen = (event: Event) => liesStill(event) || resolve();
    for (const type of inputs) addEventListener(type, listen, { capture: true, passive: true });
  });
  return first;
}

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(0);
    else addEventListener('load', resolve);
  });

/** The longest wait for a busy browser to be idle, ms. Safari has no idle callback before 26. */
const longestBusy = 2000;
const whenIdle: typeof requestIdleCallback = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run));
const free = () => new Promise<unknown>((resolve) => whenIdle(resolve, { timeout: longestBusy }));

/** `idle` comes after `load`, and so after the first pictures. */
export const moments: Readonly<Record<Moment, () => Promise<unknown>>> = {
  now: async () => undefined,
  input: () => firstInput().then(nextPaint),
  idle: () => loaded().then(free),
};
