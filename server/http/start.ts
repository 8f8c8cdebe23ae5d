import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { galleryPath } from '@/domain/api';
import { knownPages } from '../pages/known-pages';
import { withPlainForms } from '../pages/plain-slots';
import type { Environment } from '../platform/environment';
import { effects } from '../storage/effects';
import { visitors } from './abuse/prefixes';
import { rateLimitOf } from './abuse/rate-limit';
import {
  type BuiltFile,
  type BuiltFiles,
  builtAssets,
  builtBodies,
  builtPages,
  fileAddresses,
  icons,
  notFoundPage,
} from './built-files';
import { drainable } from './drain';
import { answerGallery } from './gallery/answer-gallery';
import { handlerOf, type ServerContext } from './handler';
import { listenerFor } from './listener';
import { keptOf, remember } from './memory';
import { policiesFor } from './policies';
import { emptySpool } from './receive/spool';

export type Site = Readonly<{ address: string; stop: () => Promise<boolean> }>;
type Settings = Pick<
  Environment,
  'host' | 'port' | 'siteUrl' | 'publicOrigins' | 'limits' | 'trustedProxies' | 'rateLimit'
>;

/** The gallery's answer as a file in memory, because the works are the same until the next build. */
const galleryFile = async (): Promise<[path: string, BuiltFile]> => {
  const answer = answerGallery();
  const type = answer.headers.get('content-type') ?? '';
  return [galleryPath, { type, bytes: Buffer.from(await answer.arrayBuffer()) }];
};

const html = 'text/html; charset=utf-8';

/** The built pages with their forms for browsers without script; the pages that are made on demand have their frames. */
async function pagesIn(folder: string): Promise<BuiltFiles> {
  const texts = [...builtPages(folder)].map(([path, { bytes }]) => [path, bytes.toString()] as const);
  for (const [path, text] of texts) knownPages().set(path, text);
  const filled = await withPlainForms(new Map(texts));
  return new Map([...filled].map(([path, text]) => [path, { type: html, bytes: Buffer.from(text) }]));
}

/** Reads the built site, once. */
async function built(
  folder: string,
): Promise<Pick<ServerContext, 'folder' | 'policies' | 'memory' | 'isFile' | 'notFound'>> {
  const pages = await pagesIn(folder);
  const files = fileAddresses(folder);
  const notFound = notFoundPage(folder);
  return {
    folder,
    policies: policiesFor(pages, folder),
    memory: remember(
      new Map([...pages, ...builtAssets(folder), ...builtBodies(folder), ...icons(folder), await galleryFile()]),
    ),
    notFound: keptOf({ type: html, bytes: Buffer.from(notFound) }),
    isFile: (path) => files.has(path),
  };
}

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
    ...(await built(folder)),
    tls,
    sockets,
    log,
    rateLimit: rateLimitOf(settings, effects.now),
    visitorOf: visitors(settings),
  };
  const server = listenerFor(handlerOf(context), { sockets, tls });
  const stop = drainable(server, sockets.drainMs);
  server.listen({ port, ...(host && { host }) });
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return { address: `http://${host ?? 'localhost'}:${taken}`, stop };
}
