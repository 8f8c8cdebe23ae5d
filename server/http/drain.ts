import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Knows the connections on which nobody has said anything yet: browsers open some ahead of need. */
function silentOnes(server: Server): () => readonly Socket[] {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => [...open].filter(({ bytesRead }) => bytesRead === 0);
}

/**
 * Prepares a good end.
 * @returns ends it: takes no more connections and waits for the answers that are under way, up to a deadline. Tells
 *   whether all of them were finished
 */
export function drainable(server: Server, drainMs: number): () => Promise<boolean> {
  const silent = silentOnes(server);
  // a browser keeps its connection open for the next page: that is nothing under way
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
