import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';

/** The folders of all files that are not held ready, by the beginning of their addresses; the first that fits. */
const folders: readonly (readonly [prefix: string, folder: string])[] = [
  ['/_next/static/', '.next/static'],
  ['/', 'public'],
];

type Failure = Error & Readonly<{ status?: number; headers?: Readonly<Record<string, string>> }>;

/** 412 and 416 say all there is to say in their status. */
function refuse(response: ServerResponse, { status = 500, headers = {} }: Failure): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store').setHeader('Content-Length', 0).writeHead(status).end();
}

/**
 * Sends a file from the disk, or the part of it that is asked for, if the preconditions hold.
 * @param path of a file that is known to be one of the site's; as it was asked for, with its escapes
 * @returns when it is under way; false where the file is no longer there
 * @throws where it cannot be read
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, path }: { folder: string; path: string },
): Promise<boolean> {
  const [prefix, root] = folders.find(([beginning]) => path.startsWith(beginning)) ?? ['/', 'public'];
  const options = { root: join(folder, root), index: false, cacheControl: false, dotfiles: 'allow' } as const;
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  send(request, path.slice(prefix.length - 1), options)
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
