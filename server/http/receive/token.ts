import { tokenCookie, tokenHeader } from '@/domain/api';
import type { ProblemCode } from '@/domain/problems';
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
