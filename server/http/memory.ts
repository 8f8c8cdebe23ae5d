import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encodingFor } from './encoding';

/** A finished file, and how it is read in an encoding. */
export type Kept = Readonly<{ type: string; etag: string; in: (encoding: Encoding) => Promise<Buffer> }>;
export type Memory = ReadonlyMap<string, Kept>;

const isFresh = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === etag || tag === '*' || `W/${tag}` === etag);

/** If-Match compares strongly, and a weak tag never matches strongly (RFC 9110, 13.1.1); so only `*` holds. */
const failsMatch = ({ headers }: IncomingMessage): boolean => (headers['if-match'] ?? '*').trim() !== '*';

/** Sends the whole file, even if the browser already has it. The caller has set the status. */
export async function sendWhole(request: IncomingMessage, response: ServerResponse, kept: Kept): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const bytes = await kept.in(encoding);
  response.setHeader('Content-Type', kept.type).setHeader('Content-Length', bytes.length);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Sends what is kept in an encoding that the browser accepts, or 304 or 412. The caller has set the site's
 * headers.
 */
export async function sendKept(request: IncomingMessage, response: ServerResponse, kept: Kept): Promise<void> {
  response.setHeader('ETag', kept.etag).setHeader('Vary', 'Accept-Encoding');
  if (failsMatch(request)) return void response.setHeader('Cache-Control', 'no-store').writeHead(412).end();
  if (isFresh(request, kept.etag)) return void response.writeHead(304).end();
  await sendWhole(request, response, kept);
}
