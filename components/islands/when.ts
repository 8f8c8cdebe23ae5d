/** When the script of an island runs: at once, when the browser is idle after `load`, or at the page's first input. */
export type When = 'now' | 'idle' | 'input';

/** A screen reader may send only `click`, and autofill only `input`. */
const inputs = [
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

let first: Promise<void> | undefined;

/** Resolves at the visitor's first input of any kind, after the paint that answers it. */
function firstInput(): Promise<void> {
  first ??= new Promise<void>((resolve) => {
    if (isBegun()) return resolve();
    const paintFirst = () => requestAnimationFrame(() => setTimeout(resolve));
    const listen = (event: Event) => liesStill(event) || paintFirst();
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
const whenIdle: typeof requestIdleCallback = (run, options) =>
  window.requestIdleCallback?.(run, options) ?? setTimeout(run);

/** Resolves at that moment. `idle` comes after the first pictures. */
export const moments: Readonly<Record<When, () => Promise<unknown>>> = {
  now: async () => undefined,
  input: firstInput,
  idle: () => loaded().then(() => new Promise<unknown>((resolve) => whenIdle(resolve, { timeout: longestBusy }))),
};
