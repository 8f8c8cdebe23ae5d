/** `wake` is of the page itself. The last two are all that a screen reader's press and a browser that fills fields in may tell. */
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

/** An address that says more than which page it is, and a page that comes back as it was left, are somebody's input already. */
function isBegun(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash !== '' || location.search !== '' || visit?.type !== 'navigate';
}

/** Browsers tell of a pointer that lies over a new page, although nobody has moved it. */
const liesStill = (event: Event): boolean =>
  event.type === 'pointermove' &&
  event.isTrusted &&
  !(event as PointerEvent).movementX &&
  !(event as PointerEvent).movementY;

/** The visitor's first input of any kind, anywhere on the page. */
export function firstInput(): Promise<void> {
  first ??= new Promise<void>((resolve) => {
    if (isBegun()) return resolve();
    const listen = (event: Event) => liesStill(event) || resolve();
    for (const type of inputs) addEventListener(type, listen, { capture: true, passive: true });
  });
  return first;
}
