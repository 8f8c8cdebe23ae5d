import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Finds the connections that have not sent a byte yet: browsers open some in advance. */
function silentConnections(server: Server): () => readonly Socket[] {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => [...open].filter(({ bytesRead }) => bytesRead === 0);
}

/**
 * Prepares a server for a graceful stop.
 * @returns stops it: takes no more connections and waits at most `drainMs` for the answers in progress. Resolves to
 *   whether all of them were finished
 */
export function drainable(server: Server, drainMs: number): () => Promise<boolean> {
  const silent = silentConnections(server);
  // browsers keep connections open for the next page; nothing is in progress on those
  const sweep = (): void => {
    server.closeIdleConnections();
    for (const socket of silent()) socket.destroy();
  };
  return () =>
    new Promise((resolve) => {
      const sweeping = setInterval(sweep, 50);
      const deadline = setTimeout(() => end(false), drainMs);
      const end = (finished: boolean): void => {
        clearInterval(sweeping);
        clearTimeout(deadline);
        if (!finished) server.closeAllConnections();
        resolve(finished);
      };
      server.close(() => end(true));
    });
}
