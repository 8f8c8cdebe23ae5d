import { randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import { keyHeader, tokenCookie, tokenHeader } from '@/domain/api';
import type { Problem, ProblemCode } from '@/domain/problems';
import { environment } from '../../platform/environment';
import { isNavigation } from '../answers';

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : 'null');

/**
 * Whether a form comes from our own pages (TRUST-9). Sec-Fetch-Site counts first, because no page can change it; Host
 * never counts. A request without any of these headers is not from a browser, and is allowed.
 */
export function originProblem(headers: Headers, origins: readonly string[]): ProblemCode | null {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none' ? null : 'request.origin';
  const from = headers.get('origin') ?? headers.get('referer');
  if (from === null) return null;
  return origins.includes(originOf(from)) ? null : 'request.origin';
}

const tokenShape = /^[0-9a-f]{32}$/;

const tokenOf = (headers: Headers): string | null => parseCookie(headers.get('cookie') ?? '')[tokenCookie] || null;

/** A token that the browser already has stays: a new one, for a second tab, would make the first tab's form fail. */
export function validToken(headers: Headers): string | null {
  const token = tokenOf(headers);
  return token !== null && tokenShape.test(token) ? token : null;
}

/** API-10: the token of the cookie is echoed in a header. Without a cookie there is nothing to echo. */
export function tokenProblem(headers: Headers): ProblemCode | null {
  const token = tokenOf(headers);
  if (token === null || isNavigation(headers)) return null;
  return headers.get(tokenHeader) === token ? null : 'request.token';
}

/** Behind a proxy the site itself speaks HTTP. */
const isSecure = (headers: Headers): boolean =>
  headers.get('x-forwarded-proto') === 'https' || environment().siteUrl.startsWith('https:');

/** API-10. The page's script reads the cookie, so it is not HttpOnly. */
export function giveToken({ headers }: Request): Response {
  const token = validToken(headers) ?? randomBytes(16).toString('hex');
  const cookie = `${tokenCookie}=${token}; Path=/; SameSite=Lax${isSecure(headers) ? '; Secure' : ''}`;
  return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } });
}

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const keyOf = (headers: Headers): string | null => headers.get(keyHeader)?.toLowerCase() ?? null;

export function refuse(headers: Headers): Problem | null {
  const code = tokenProblem(headers);
  if (code) return { code };
  const key = keyOf(headers);
  return key === null || uuidV4.test(key) ? null : { code: 'request.malformed' };
}
