import { randomBytes } from 'node:crypto';
import { tokenCookie } from '@/domain/api';
import { environment } from '../../platform/environment';
import { validToken } from './token';

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
