import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

function silentConnections(server: Server): () => readonly Socket[] {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => [...open].filter(({ bytesRead }) => bytesRead === 0);
}

function drainable(server: Server, drainMs: number): () => Promise<boolean> {
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

/** `stop` resolves within `drainMs` to whether all answers were finished. */
export type Listening = Readonly<{ address: string; stop: () => Promise<boolean> }>;

type Rules = Readonly<{ host: string | undefined; port: number; drainMs: number }>;

/** @throws if the port is in use */
export async function listen(app: FastifyInstance, { host, port, drainMs }: Rules): Promise<Listening> {
  await app.ready();
  const { server } = app;
  const stop = drainable(server, drainMs);
  server.listen({ port, ...(host && { host }) });
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return { address: `http://${host ?? 'localhost'}:${taken}`, stop };
}
