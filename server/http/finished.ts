import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import negotiate from '@fastify/accept-negotiator';
import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packings, type SiteFile } from '@/domain/page/site-table';

/** The smallest first, among those that the browser likes equally. */
const encodings = [...packings.map(([encoding]) => encoding), 'identity'];
const endings = new Map<string, string>(packings);

function packingFor(accepted = ''): Readonly<{ encoding: string; ending: string }> {
  const encoding = negotiate(accepted.toLowerCase(), encodings) ?? 'identity';
  return { encoding, ending: endings.get(encoding) ?? '' };
}

export const pathOfFile = (folder: string, { file }: SiteFile): string => join(folder, 'files', file);

const isFresh = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === etag || tag === '*' || `W/${tag}` === etag);

/** If-Match compares strongly, which a weak tag never matches (RFC 9110, 13.1.1): only `*` holds. */
const failsMatch = ({ headers }: FastifyRequest): boolean => (headers['if-match'] ?? '*').trim() !== '*';

const refuse = (reply: FastifyReply, status: number): void =>
  void reply.code(status).header('Cache-Control', 'no-store').send();

type Finished = Readonly<{ folder: string; file: SiteFile }>;

/* None of these functions returns the reply: it is thenable, and would be awaited until it is sent. */

/** The caller has set the status. */
export async function sendWhole({ method, headers }: FastifyRequest, reply: FastifyReply, { folder, file }: Finished) {
  const { encoding, ending } = packingFor(headers['accept-encoding']);
  const handle = await open(pathOfFile(folder, file) + ending);
  const { size } = await handle.stat();
  reply.headers({ 'Content-Type': file.type, 'Content-Length': size, Vary: 'Accept-Encoding' });
  if (ending) reply.header('Content-Encoding', encoding);
  if (method !== 'HEAD') return void reply.send(handle.createReadStream());
  await handle.close();
  reply.send();
}

/**
 * As `sendWhole`, or 304 or 412 by the preconditions. `@fastify/send` cannot do this: its ETag changes with the file's
 * date, and so with each build.
 */
export async function sendFinished(request: FastifyRequest, reply: FastifyReply, finished: Finished): Promise<void> {
  const { etag } = finished.file;
  reply.headers({ ETag: etag, Vary: 'Accept-Encoding' });
  if (failsMatch(request)) return refuse(reply, 412);
  if (isFresh(request, etag)) return void reply.code(304).send();
  await sendWhole(request, reply, finished);
}

/**
 * Sends an uncompressed file, or a range of it, if the request's preconditions hold.
 * @param path of a file that may be sent; as in the request, with its percent escapes
 * @returns whether the file is there
 * @throws if it cannot be read
 */
export async function sendUncompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, path, headers: own = {} }: Readonly<{ folder: string; path: string; headers?: Record<string, string> }>,
): Promise<boolean> {
  // an invalid range is ignored (RFC 9110, 14.2), and not refused as one beyond the end
  const range = request.headers.range ?? '';
  if (!/^bytes=[\d ,-]+$/.test(range) || !/\d/.test(range)) delete request.raw.headers.range;
  const options = { root: resolve(folder), index: false, cacheControl: false, dotfiles: 'allow' } as const;
  const { statusCode, headers, stream, type, metadata } = await send(request.raw, path, options);
  if (statusCode === 412 || statusCode === 416) {
    const size = headers['Content-Range'];
    if (size) reply.raw.setHeader('Content-Range', size);
    refuse(reply, statusCode);
    return true;
  }
  if (type === 'error' && statusCode >= 500) throw metadata.error;
  if (type !== 'file') return false;
  for (const [name, value] of Object.entries({ ...headers, ...own })) reply.raw.setHeader(name, value);
  reply.code(statusCode).send(stream);
  return true;
}
