import type { IncomingMessage } from 'node:http';
import { redirects } from '@/i18n/redirects';
import type { Memory } from './memory';

const moved = new Set(redirects.map(([from]) => from));

/** With a slash too many, or slashes the wrong way round: Next leads to the one address that a page has. */
const untidy = /.\/$|\/\/|\\/;

/**
 * What is Next's to answer: the parts of pages that its own script asks for, and what leads on to another address. All else
 * that is not ours is not there; Next would try routes of its own on it, and some of those end in an error.
 */
export const isForNext = (memory: Memory, path: string): boolean =>
  memory.has(path) || moved.has(path) || (untidy.test(path) && !path.startsWith('/_next/'));

/** All that it has to know of a request. Of many other headers it makes something of its own. */
const heard = [
  ...['accept', 'accept-encoding', 'if-none-match', 'user-agent'],
  ...['rsc', 'next-url', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'],
];

/** The request as Next hears it. It names the site's own host, whatever the visitor's said: a redirect leads nowhere else. */
export function forNext(request: IncomingMessage, host: string): IncomingMessage {
  const { headers } = request;
  request.headers = {
    ...Object.fromEntries(heard.map((name) => [name, headers[name]]).filter(([, value]) => value)),
    host,
  };
  return request;
}
