import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuiltFiles } from './built-files';
import { type Encoding, encodingFor, packed } from './packed';

type Kept = Readonly<{ type: string; etag: string; in: (encoding: Encoding) => Promise<Buffer> }>;
export type Memory = ReadonlyMap<string, Kept>;

// weak: the same for every encoding of one content
const etagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

/** Files held ready, to be sent without asking Next. */
export const remember = (files: BuiltFiles): Memory =>
  new Map([...files].map(([path, { type, bytes }]) => [path, { type, etag: etagOf(bytes), in: packed(bytes) }]));

const isFresh = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === etag || tag === '*' || `W/${tag}` === etag);

/** Next's own requests for a part of a page have the page's address and another answer. */
const vary = 'Accept-Encoding, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';

/** Whether a file is asked for that is held ready. */
export const inMemory = (memory: Memory, { headers }: IncomingMessage, path: string): Kept | undefined =>
  headers.rsc === undefined ? memory.get(path) : undefined;

/** Sends a file that is held ready, packed as the browser likes it. The headers of the house stand already. */
export async function sendKept(request: IncomingMessage, response: ServerResponse, kept: Kept): Promise<void> {
  response.setHeader('ETag', kept.etag).setHeader('Vary', vary);
  if (isFresh(request, kept.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  const bytes = await kept.in(encoding);
  response.setHeader('Content-Type', kept.type).setHeader('Content-Length', bytes.length);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
