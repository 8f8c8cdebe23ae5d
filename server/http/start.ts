import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Environment } from '../platform/environment';
import { effects } from '../storage/effects';
import { missingFiles } from './missing-files';
import { emptySpool } from './receive/spool';
import { type ServerSettings, siteServer } from './server';
import { builtSite } from './site';

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
 * Prepares a graceful stop, which takes no more connections and waits at most `drainMs` for answers in progress.
 * @returns stops the server; resolves to whether all answers were finished
 */
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

export type Site = Readonly<{ address: string; stop: () => Promise<boolean> }>;
type Settings = ServerSettings & Pick<Environment, 'host' | 'port'>;

/**
 * Serves the last build.
 * @param opened no request is answered before; where another process serves the port, until that takes no more
 * @throws if there is no build, or the port is in use
 */
export async function start(folder: string, settings: Settings, opened?: Promise<void>): Promise<Site> {
  const { host, port, limits } = settings;
  const { log, spoolFolder } = effects;
  emptySpool(spoolFolder());
  const app = siteServer({ ...builtSite(folder), settings, makeFile: missingFiles(folder), log }, opened);
  await app.ready();
  const { server } = app;
  const stop = drainable(server, limits.sockets.drainMs);
  server.listen({ port, ...(host && { host }) });
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return { address: `http://${host ?? 'localhost'}:${taken}`, stop };
}
