import { firstInput } from '@/components/ui/first-input';
import { nextPaint } from '@/components/ui/next-paint';

/** When an island's script loads: at once, at the page's first input, or when the browser is idle. */
export type Moment = 'now' | 'input' | 'idle';

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
