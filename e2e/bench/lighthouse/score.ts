import lighthouse, { desktopConfig } from 'lighthouse';
import type { Visited } from './visited';

const categories = ['accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export const devices = ['phone', 'desktop'] as const;
const configs = { phone: undefined, desktop: desktopConfig } as const;

/** `faults`: what keeps a page from 100, by the names of the audits. */
export type Score = Readonly<{ scores: Readonly<Partial<Record<Category, number>>>; faults: readonly string[] }>;

/** @param port where the browser listens for its debugger */
export async function scoreOf(
  url: string,
  { isToBeFound, isMissing = false }: Visited,
  device: (typeof devices)[number],
  port: number,
): Promise<Score> {
  const flags = {
    ...({ port, throttlingMethod: 'provided', logLevel: 'error', disableFullPageScreenshot: true } as const),
    ignoreStatusCode: isMissing,
    onlyCategories: categories.filter((category) => category !== 'seo' || isToBeFound),
    // what the console of a missing page says is its own status
    skipAudits: isMissing ? ['errors-in-console'] : [],
  };
  const result = await lighthouse(url, flags, configs[device]);
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories: found } = result.lhr;
  const scores = Object.entries(found).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)] as const);
  const faults = Object.values(found).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => `${id}: ${audit} ${JSON.stringify(audits[audit]?.details ?? {})}`),
  );
  return { scores: Object.fromEntries(scores), faults };
}
