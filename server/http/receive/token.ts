import { randomBytes } from 'node:crypto';
import { tokenCookie, tokenHeader } from '@/domain/api';
import type { ProblemCode } from '@/domain/problems';
import { environment } from '../../platform/environment';
import { isNavigation } from './navigation';

const tokenShape = /^[0-9a-f]{32}$/;

/** The token in the cookie, or null. */
function tokenOf(headers: Headers): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === tokenCookie)?.[1] || null;
}

/** A token that the browser already has is kept: a new one, for a second tab, would make the first tab's form fail. */
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

/**
 * Behind a proxy the site itself speaks HTTP, so the proxy's header or SITE_URL says whether the browser uses HTTPS.
 */
const isSecure = (headers: Headers): boolean =>
  headers.get('x-forwarded-proto') === 'https' || environment().siteUrl.startsWith('https:');

/**
 * Sets the cookie whose token a form echoes in the header (API-10). The page's script reads it, so it is not
 * HttpOnly.
 */
export function giveToken({ headers }: Request): Response {
  const token = validToken(headers) ?? randomBytes(16).toString('hex');
  const cookie = `${tokenCookie}=${token}; Path=/; SameSite=Lax${isSecure(headers) ? '; Secure' : ''}`;
  return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } });
}
