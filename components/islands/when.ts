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

/** Resolves after the next paint, so that a tap's feedback is not delayed by the work it starts. */
export const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

let first: Promise<void> | undefined;

/** Resolves at the visitor's first input of any kind, after the paint that answers it. */
export function firstInput(): Promise<void> {
  first ??= new Promise<void>((resolve) => {
    if (isBegun()) return resolve();
    const listen = (event: Event) => {
      if (!liesStill(event)) void nextPaint().then(resolve);
    };
    for (const type of inputs) addEventListener(type, listen, { capture: true, passive: true });
  });
  return first;
}

/** From the end of a press to the click that it becomes, ms. */
const clickMs = 50;

/** Marks the document until a press is a click, or will be none, for the scripts that come later. */
export function markPresses(): void {
  const { dataset } = document.documentElement;
  addEventListener('pointerdown', () => (dataset.pressed = ''), true);
  // on a Mac a menu takes the end of the press that opens it
  for (const type of ['pointerup', 'pointercancel', 'contextmenu'])
    addEventListener(type, () => setTimeout(() => delete dataset.pressed, clickMs), true);
}

/** Resolves when no press is being made: what moves meanwhile is taken away from under the finger. */
export async function pressEnded(): Promise<void> {
  // asked again and again: between its end and the click no event is left to wait for
  while (document.documentElement.dataset.pressed !== undefined)
    await new Promise((resolve) => setTimeout(resolve, clickMs));
}

/** The longest wait for a busy browser to be idle, ms. Safari has no idle callback before 26. */
const longestBusy = 2000;
const whenIdle: typeof requestIdleCallback = (run, options) =>
  window.requestIdleCallback?.(run, options) ?? setTimeout(run);

/** Resolves when the browser is idle, after `load` and so after the first pictures. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise<unknown>((resolve) => whenIdle(resolve, { timeout: longestBusy }));
}

/** Chromium's Network Information API. */
type Line = Readonly<{ connection?: Readonly<{ saveData?: boolean }> }>;

/** Whether the visitor asked to save data: then nothing is fetched in advance. */
export const savesData = (): boolean | undefined => (navigator as Navigator & Line).connection?.saveData;
