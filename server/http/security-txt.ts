import { artist } from '@/content/artist';
import { environment } from '../platform/environment';

/** Less than a year, as RFC 9116 advises. Whole days, so that two processes give the same answer. */
const days = 180;
const DAY = 24 * 60 * 60 * 1000;

/** Where to report a vulnerability (RFC 9116). Written at each request, so that it never expires. */
export function answerSecurityTxt(now: number = Date.now()): Response {
  const expires = new Date((Math.floor(now / DAY) + days) * DAY);
  const lines = [
    `Contact: mailto:${artist.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: pl, en',
    `Canonical: ${environment().siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
