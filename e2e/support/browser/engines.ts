import { mkdirSync, rmSync } from 'node:fs';
import { needs } from '../needs';
import { expect, test as watched } from '../own-desk';
import { chromium, firefox } from './puppeteer';
import { type Consent, downloads, type Engine, type Visitor } from './visitor';
import { webkit } from './webkit';

type Driven = Readonly<{
  start: (hasScript: boolean) => Promise<Engine>;
  needs: Parameters<typeof needs> | null;
}>;

/** The browser engines that stories run in, and what a machine needs for each. */
export const engines = {
  Chromium: { start: chromium, needs: null },
  Firefox: {
    start: firefox,
    needs: [['firefox-esr', '--version'], 'no Firefox on this machine (Debian: firefox-esr)'],
  },
  WebKit: {
    start: webkit,
    needs: [['WebKitWebDriver', '--help'], 'no WebKit on this machine (Debian: webkit2gtk-driver, xvfb)'],
  },
} as const satisfies Record<string, Driven>;
export type EngineName = keyof typeof engines;

/** Skips the stories here, by name, where the machine lacks this engine. */
export function needsEngine(name: EngineName): void {
  const { needs: need }: Driven = engines[name];
  if (need) needs(...need);
}

type Visit = (
  engine: EngineName,
  how?: Readonly<{ hasScript?: boolean; consent?: Consent; base?: string }>,
) => Promise<Visitor>;

/** With visitors in any engine; each browser starts once for a worker, and ends with it. */
export const test = watched.extend<
  { visit: Visit },
  { engine: (name: EngineName, hasScript: boolean) => Promise<Engine> }
>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const started = new Map<string, Promise<Engine>>();
      mkdirSync(downloads, { recursive: true });
      await use((name, hasScript) => {
        const key = `${name} ${hasScript}`;
        const engine = started.get(key) ?? engines[name].start(hasScript);
        started.set(key, engine);
        return engine;
      });
      for (const engine of started.values()) await (await engine).close();
      rmSync(downloads, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ engine, baseURL }, use) => {
    const visitors: Visitor[] = [];
    await use(async (name, { hasScript = true, consent = 'refused', base = baseURL ?? '' } = {}) => {
      const visitor = await (await engine(name, hasScript)).visit(base, consent);
      visitors.push(visitor);
      return visitor;
    });
    for (const visitor of visitors) {
      expect(visitor.errors()).toEqual([]);
      await visitor.close();
    }
  },
});

export { expect };
