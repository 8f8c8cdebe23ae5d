import { artist } from '@/content/artist';
import { environment } from '../platform/environment';
import { dayMs } from '../platform/warsaw';

/** Less than a year, as RFC 9116 advises. */
const days = 180;

/** RFC 9116. Written at each request, so that it never expires. */
export function answerSecurityTxt(now: number = Date.now()): Response {
  const expires = new Date((Math.floor(now / dayMs) + days) * dayMs);
  const lines = [
    `Contact: mailto:${artist.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: pl, en',
    `Canonical: ${environment().siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
