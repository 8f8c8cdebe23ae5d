import type { Browser, CDPSession, Locator, Page } from 'playwright/test';

/** Something that a visitor presses; its page is there and quiet. */
export type Press = Readonly<{
  name: string;
  on: (page: Page) => Locator;
  /** Instead of a finger or the mouse. */
  key?: string;
  /** What is not measured: waits for what the press gave, and takes it back. */
  end?: (page: Page) => Promise<void>;
}>;

/** A device and its line. Bytes a second as the browser's protocol wants them. */
export type Profile = Readonly<{
  width: number;
  height: number;
  pixelRatio: number;
  touch: boolean;
  line: Readonly<{ latency: number; downloadThroughput: number; uploadThroughput: number }> | null;
  /** So many times slower than this machine. */
  cpu: number;
}>;

const bytesASecond = (mbits: number): number => (mbits * 1_000_000) / 8;

/** The slow phone is that of Lighthouse: 150 ms, 1.6 Mbit/s down, 750 kbit/s up, a processor four times slower. */
export const profiles: Readonly<Record<'phone' | 'desktop', Profile>> = {
  phone: {
    width: 412,
    height: 823,
    pixelRatio: 1.75,
    touch: true,
    cpu: 4,
    line: { latency: 150, downloadThroughput: bytesASecond(1.6), uploadThroughput: bytesASecond(0.75) },
  },
  desktop: { width: 1440, height: 900, pixelRatio: 1, touch: false, cpu: 1, line: null },
};

export type Figures = Readonly<Record<string, number>>;

type Kept = {
  fcp: number;
  lcp: number;
  shift: number;
  longTasks: [start: number, length: number][];
  /** The longest time from a press to the next frame since it was last asked. */
  press: number;
};

/** Runs in the page before anything else. */
function observe(): void {
  const kept: Kept = { fcp: 0, lcp: 0, shift: 0, longTasks: [], press: 0 };
  Object.assign(window, { kept });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') kept.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    kept.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) kept.shift += value;
  });
  on('event', (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId?: number };
    if (interactionId) kept.press = Math.max(kept.press, duration);
  });
  on('longtask', ({ startTime, duration }) => kept.longTasks.push([startTime, duration]));
}

/** When the last picture of the first viewport had arrived, in ms after the start. */
function picturesThere(): number {
  const seen = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  });
  const ends = seen.map(({ currentSrc }) => {
    const [entry] = performance.getEntriesByName(currentSrc) as PerformanceResourceTiming[];
    return entry?.responseEnd ?? 0;
  });
  return Math.max(0, ...ends);
}

/** Bytes on the wire by type, and how many requests. */
function countTraffic(session: CDPSession) {
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  return () => ({ requests: types.size, bytes });
}

async function prepared(page: Page, profile: Profile): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (profile.line) await session.send('Network.emulateNetworkConditions', { offline: false, ...profile.line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  // esbuild names functions by a helper that the page does not have
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(observe);
  return session;
}

const quietMs = 1_000;

const resetPress = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { kept: Kept }).kept.press = 16;
  });

/**
 * Presses as a hand does: the place is in view and known before, because `click()` of Playwright scrolls, moves the mouse and
 * looks for what lies at the place in the frame of the press itself.
 */
async function pressOnce(page: Page, { on, key }: Press, touch: boolean): Promise<void> {
  const target = on(page);
  await target.scrollIntoViewIfNeeded();
  if (key) await target.focus();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (!key && !touch) await page.mouse.move(x, y);
  await page.waitForTimeout(quietMs);
  await resetPress(page);
  if (key) await page.keyboard.press(key);
  else if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.down().then(() => page.mouse.up());
  await page.waitForTimeout(quietMs);
}

/** How long each press waited for its frame, in ms; below 16 counts as 16, the finest that a browser tells. */
async function pressed(page: Page, presses: readonly Press[], touch: boolean): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const press of presses) {
    await pressOnce(page, press, touch);
    figures[`press: ${press.name}`] = await page.evaluate(() => (window as unknown as { kept: Kept }).kept.press);
    await press.end?.(page);
  }
  return figures;
}

/**
 * One visit with an empty cache. Times in ms, bytes in KiB on the wire, before anything is pressed.
 * @param presses done one after the other once the page is quiet
 */
export async function visit(
  browser: Browser,
  url: string,
  profile: Profile,
  presses: readonly Press[] = [],
): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: profile.width, height: profile.height },
    deviceScaleFactor: profile.pixelRatio,
    hasTouch: profile.touch,
    isMobile: profile.touch,
  });
  try {
    const page = await context.newPage();
    const traffic = countTraffic(await prepared(page, profile));
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
    await page.waitForTimeout(quietMs);
    const kept = await page.evaluate(() => (window as unknown as { kept: Kept }).kept);
    const pictures = await page.evaluate(picturesThere);
    const { requests, bytes } = traffic();
    const kib = (count: number) => count / 1024;
    const blocked = kept.longTasks
      .filter(([start]) => start >= kept.fcp)
      .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0);
    return {
      FCP: kept.fcp,
      LCP: kept.lcp,
      'first pictures': pictures,
      TBT: blocked,
      CLS: kept.shift,
      requests,
      KiB: kib(Object.values(bytes).reduce((sum, count) => sum + count, 0)),
      ...Object.fromEntries(Object.entries(bytes).map(([type, count]) => [`KiB ${type}`, kib(count)])),
      ...(await pressed(page, presses, profile.touch)),
    };
  } finally {
    await context.close();
  }
}
