import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';

type Failure = Error & Readonly<{ status?: number; headers?: Readonly<Record<string, string>> }>;

/** An answer without a body: for 412 and 416 the status is enough. */
function refuse(response: ServerResponse, { status = 500, headers = {} }: Failure): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store').setHeader('Content-Length', 0).writeHead(status).end();
}

/**
 * Sends a file from the disk, or the range that was asked for, if the request's preconditions hold.
 * @param path must be a file of the site; as in the request, with its percent escapes
 * @returns true once sending has begun; false if the file is no longer there
 * @throws if it cannot be read
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, path }: { folder: string; path: string },
): Promise<boolean> {
  const options = { root: join(folder, 'files'), index: false, cacheControl: false, dotfiles: 'allow' } as const;
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  send(request, path, options)
    .on('headers', () => resolve(true))
    .on('directory', () => resolve(false))
    .on('error', (error: Failure) => {
      if (error.status === 412 || error.status === 416) refuse(response, error);
      else if (error.status === 404) resolve(false);
      else if (response.headersSent) response.destroy();
      else reject(error);
    })
    .pipe(response);
  return promise;
}
