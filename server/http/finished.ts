import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packings, type SiteFile } from '@/domain/site-table';
import { encodingFor } from './encoding';

const endings = new Map<string, string>(packings);

/** Where a file lies. */
export const pathOfFile = (folder: string, { file }: SiteFile): string => join(folder, 'files', file);

const isFresh = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === etag || tag === '*' || `W/${tag}` === etag);

/** If-Match compares strongly, and a weak tag never matches strongly (RFC 9110, 13.1.1); so only `*` holds. */
const failsMatch = ({ headers }: FastifyRequest): boolean => (headers['if-match'] ?? '*').trim() !== '*';

const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).header('Cache-Control', 'no-store').send();

/** Streams a finished file whole, in an encoding that the browser accepts. The caller has set the status. */
export async function sendWhole(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { folder, file }: Readonly<{ folder: string; file: SiteFile }>,
): Promise<FastifyReply> {
  const encoding = encodingFor(headers['accept-encoding']);
  const path = pathOfFile(folder, file) + (endings.get(encoding) ?? '');
  const { size } = await stat(path);
  reply.headers({ 'Content-Type': file.type, 'Content-Length': size, Vary: 'Accept-Encoding' });
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(method === 'HEAD' ? undefined : createReadStream(path));
}

/**
 * The same, or 304 or 412 by its preconditions. `@fastify/send` cannot: its ETag changes with the date of the file, and so
 * with each build.
 */
export async function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  finished: Readonly<{ folder: string; file: SiteFile }>,
): Promise<FastifyReply> {
  const { etag } = finished.file;
  reply.headers({ ETag: etag, Vary: 'Accept-Encoding' });
  if (failsMatch(request)) return refuse(reply, 412);
  if (isFresh(request, etag)) return reply.code(304).send();
  return sendWhole(request, reply, finished);
}

/**
 * Sends a file as it lies, or the range that was asked for, if the request's preconditions hold.
 * @param path must be a file of the site; as in the request, with its percent escapes
 * @returns null if the file is not there
 */
export async function sendAsItLies(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, path }: Readonly<{ folder: string; path: string }>,
): Promise<FastifyReply | null> {
  const options = { root: join(folder, 'files'), index: false, cacheControl: false, dotfiles: 'allow' } as const;
  // an invalid range is ignored (RFC 9110, 14.2), and not refused as one beyond the end
  const range = request.headers.range ?? '';
  if (!/^bytes=[\d ,-]+$/.test(range) || !/\d/.test(range)) delete request.raw.headers.range;
  const { statusCode, headers, stream } = await send(request.raw, path, options);
  if (statusCode === 412 || statusCode === 416) {
    const size = headers['Content-Range'];
    if (size) reply.raw.setHeader('Content-Range', size);
    return refuse(reply, statusCode);
  }
  if (statusCode >= 300 && statusCode !== 304) return null;
  for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
  return reply.code(statusCode).send(stream);
}
