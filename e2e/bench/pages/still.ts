import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};
const packable = ['.html', '.js', '.css', '.svg'];
const packed = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/**
 * Serves a page from memory and files from folders, packed once as the site's own are.
 * @param page the HTML of `/`
 * @param folders where the files lie, the first one that has it counts
 */
export async function serveStill(
  page: string,
  folders: readonly string[],
): Promise<{ origin: string; stop: () => void }> {
  const kept = new Map<string, Buffer>();
  const bytesOf = (path: string): Buffer | null => {
    if (path === '/') return Buffer.from(page);
    const file = folders.map((folder) => join(folder, path)).find(existsSync);
    return file ? readFileSync(file) : null;
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const ending = path === '/' ? '.html' : extname(path);
    const plain = kept.has(path) ? null : bytesOf(path);
    if (plain) kept.set(path, packable.includes(ending) ? packed(plain) : plain);
    const body = kept.get(path);
    if (!body) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': types[ending] ?? 'application/octet-stream',
        'content-length': body.length,
        'cache-control': 'max-age=3600',
        ...(packable.includes(ending) ? { 'content-encoding': 'br' } : {}),
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}
