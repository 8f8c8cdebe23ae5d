import { firstInput } from '@/components/ui/first-input';
import { frameDrawn } from '@/components/ui/frame-drawn';

/** When an island's script comes: at once, at the page's first input, when the browser has time. */
export type Moment = 'now' | 'input' | 'idle';

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(0);
    else addEventListener('load', resolve);
  });

/** A browser beside other work may have no idle time for as long as it lasts, ms. Safari has none before 26. */
const longestBusy = 2000;
const whenIdle: typeof requestIdleCallback = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run));
const free = () => new Promise<unknown>((resolve) => whenIdle(resolve, { timeout: longestBusy }));

/** Waits for an island's moment. The browser is idle once the first pictures are there: they hold up `load`. */
export const moments: Readonly<Record<Moment, () => Promise<unknown>>> = {
  now: async () => undefined,
  input: () => firstInput().then(frameDrawn),
  idle: () => loaded().then(free),
};
