import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** How a file is answered: as it is, never yet, not at all, or as one that the site has no more. */
export type How = 'sent' | 'held' | 'refused' | 'gone';

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** A small site of one page, whose scripts can be slow, refused or gone. Other addresses say which they are. */
export async function serveIslands(folder: string, page: () => string) {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  let howFor: (file: string) => How = () => 'sent';
  const send = (file: string, response: ServerResponse) =>
    response
      .writeHead(200, {
        'Content-Type': types[file.split('.').at(-1) ?? ''] ?? 'text/plain',
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      .end(readFileSync(join(folder, file)));
  const answers: Readonly<Record<How, (file: string, response: ServerResponse) => unknown>> = {
    sent: send,
    held: (file, response) => held.push(() => send(file, response)),
    refused: (_, response) => response.destroy(),
    gone: (_, response) => response.writeHead(404).end(),
  };
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const [, file] = url.split('/_i/');
    if (file) return void answers[howFor(file)](file, response);
    const body = url === '/' ? page() : `<!doctype html><title>${url}</title><link rel="icon" href="data:,">`;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** What was asked for, in order. */
    asked,
    answer: (how: typeof howFor) => {
      howFor = how;
    },
    /** Sends what was held. */
    letGo: () => {
      howFor = () => 'sent';
      for (const go of held.splice(0)) go();
    },
    end: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
