import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuiltFile } from './built-files';
import { type Encoding, encodingFor, packed } from './packed';

export type Kept = Readonly<{ type: string; etag: string; in: (encoding: Encoding) => Promise<Buffer> }>;
export type Memory = ReadonlyMap<string, Kept>;

/** Weak, because it is the same for every encoding of one content. */
export const etagOf = (bytes: Buffer): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/** A file that stays in memory: scripts and styles are few, and everybody loads them. */
export const keptOf = ({ type, bytes }: BuiltFile): Kept => ({ type, etag: etagOf(bytes), in: packed(bytes) });

/** Hashes and packs files, to be sent from memory. */
export const remember = (files: Iterable<readonly [path: string, BuiltFile]>): Memory =>
  new Map([...files].map(([path, file]) => [path, keptOf(file)]));

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
