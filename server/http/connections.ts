import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Environment } from '../platform/environment';
import { plainAddress, within } from '../platform/network';
import { securityHeaders } from './headers';
import { networkOf, tally } from './tally';

/** Browsers send the next request after the answer. A client that sends so many ahead fills the memory and is cut. */
const mostAhead = 256;

type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

/**
 * Hands over the requests of one connection one after the other, each once the answer before it is sent: pipelined requests
 * then cost the memory of one answer.
 */
function inTurn(handle: RequestListener): RequestListener {
  const queues = new WeakMap<object, Exchange[]>();
  const begin = (queue: Exchange[]): void => {
    const [first] = queue;
    // after an answer that closes the connection no other can go out
    if (!first?.[0].socket.writable) return;
    first[1].once('close', () => {
      queue.shift();
      begin(queue);
    });
    handle(...first);
  };
  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length === mostAhead) socket.destroy();
    // what came in the same packet is still handed on
    if (socket.destroyed) return;
    queue.push([request, response]);
    if (queue.length === 1) begin(queue);
  };
}

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers what is not HTTP, or comes too late. Node's own answer would not have the site's headers. */
export function answerBroken({ code = '' }: NodeJS.ErrnoException, socket: Duplex, tls: boolean): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = statuses[code] ?? 400;
  const headers = { ...securityHeaders('/', tls), 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'), () => socket.destroy());
}

/** Reserved for files, the database and mail. */
const otherDescriptors = 500;

/** How many descriptors the process may open; Infinity where the system does not say so in a file. */
function mostDescriptors(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

/** Closes a connection at once where its network has `most` open: one client must not take all. A proxy of ours may. */
function capNetworks(server: Server, most: number, isTrusted: (address: string) => boolean): void {
  const open = tally();
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '');
    if (isTrusted(address)) return;
    const end = open(networkOf(address), most);
    if (end) socket.once('close', end);
    else socket.destroy();
  });
}

type Rules = Pick<Environment, 'trustedProxies'> & Readonly<{ limits: Pick<Environment['limits'], 'sockets'> }>;

/** An HTTP server with the configured limits of connections (TRUST-7). */
export function listenerFor(handler: RequestListener, { trustedProxies, limits: { sockets } }: Rules): Server {
  const { headersMs, requestMs, keepAliveMs, idleMs, connections, connectionsPerNetwork } = sockets;
  const options = {
    // Node requires headersTimeout <= requestTimeout
    headersTimeout: Math.min(headersMs, requestMs),
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    // how often Node looks for expired connections: with its default of 30 s, a limit of 10 s could become 40 s
    connectionsCheckingInterval: Math.min(1000, headersMs / 4),
    // no page uses a WebSocket, and no limit here would hold for an upgraded connection
    shouldUpgradeCallback: () => false,
  };
  const handle = inTurn(handler);
  const server = createServer(options, handle)
    // "Expect: 100-continue": an upload that is refused is then not sent at all
    .on('checkContinue', handle)
    .on('checkExpectation', handle);
  // a client that neither sends nor reads
  server.timeout = idleMs;
  server.maxRequestsPerSocket = 1000;
  server.maxConnections = Math.min(connections, mostDescriptors() - otherDescriptors);
  capNetworks(server, connectionsPerNetwork, within(trustedProxies));
  return server;
}
