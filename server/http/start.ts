import type { Environment } from '../platform/environment';
import { effects } from '../storage/effects';
import { type Listening, listen } from './listen';
import { missingFiles } from './missing-files';
import { emptySpool } from './receive/spool';
import { type ServerSettings, siteServer } from './server';
import { builtSite } from './site';

type Settings = ServerSettings & Pick<Environment, 'host' | 'port'>;

/**
 * @param opened no request is answered before; where another process serves the port, until that takes no more
 * @throws if there is no build, or the port is in use
 */
export async function start(folder: string, settings: Settings, opened?: Promise<void>): Promise<Listening> {
  const { host, port, limits } = settings;
  emptySpool(effects.spoolFolder());
  const app = siteServer({ ...builtSite(folder), settings, makeFile: missingFiles(folder), effects }, opened);
  return listen(app, { host, port, drainMs: limits.sockets.drainMs });
}
