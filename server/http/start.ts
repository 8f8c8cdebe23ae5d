import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Environment } from '../platform/environment';
import { effects } from '../storage/effects';
import { visitors } from './abuse/prefixes';
import { rateLimitOf } from './abuse/rate-limit';
import { drainable } from './drain';
import { missingFiles } from './missing-files';
import { emptySpool } from './receive/spool';
import { type ServerContext, siteServer } from './server';
import { builtSite } from './site';

export type Site = Readonly<{ address: string; stop: () => Promise<boolean> }>;
type Settings = Pick<
  Environment,
  'host' | 'port' | 'siteUrl' | 'publicOrigins' | 'limits' | 'trustedProxies' | 'rateLimit'
>;

/**
 * Serves the last build.
 * @throws if there is no build, or the port is in use
 */
export async function start(folder: string, settings: Settings): Promise<Site> {
  const { host, port, siteUrl } = settings;
  const { sockets } = settings.limits;
  const tls = siteUrl.startsWith('https:');
  const { log, spoolFolder } = effects;
  emptySpool(spoolFolder());
  const context: ServerContext = {
    ...builtSite(folder),
    makeFile: missingFiles(folder),
    tls,
    sockets,
    log,
    rateLimit: rateLimitOf(settings),
    visitorOf: visitors(settings),
  };
  const app = siteServer(context);
  await app.ready();
  const { server } = app;
  const stop = drainable(server, sockets.drainMs);
  server.listen({ port, ...(host && { host }) });
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return { address: `http://${host ?? 'localhost'}:${taken}`, stop };
}
