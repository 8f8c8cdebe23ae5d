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
export function firstInput(): Promise<void> {
  first ??= new Promise<void>((resolve) => {
    if (isBegun()) return resolve();
    const listen = (event: Event) => liesStill(event) || resolve();
    for (const type of inputs) addEventListener(type, listen, { capture: true, passive: true });
  });
  return first;
}
