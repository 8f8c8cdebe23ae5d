import type { ProblemCode } from '@/domain/problems';

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : 'null');

/**
 * Whether a form comes from our own pages (TRUST-9). Sec-Fetch-Site counts first, because no page can change it; Host
 * never counts. A request without any of these headers is not from a browser, and is allowed.
 * @param origins the configured public origins
 */
export function originProblem(headers: Headers, origins: readonly string[]): ProblemCode | null {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none' ? null : 'request.origin';
  const from = headers.get('origin') ?? headers.get('referer');
  if (from === null) return null;
  return origins.includes(originOf(from)) ? null : 'request.origin';
}
