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

/** Browsers send the next request after the answer. A client that sends more ahead is cut. */
const mostAhead = 256;

/**
 * Answers of one connection; the last one closes it. Node's own `maxRequestsPerSocket` makes an answer for each request
 * beyond it, of which one packet holds more than a thousand.
 */
const mostAnswers = 1000;

type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

/** `begun`: how many answers. */
type Connection = { waiting: Exchange[]; begun: number };

/** Hands over each request of a connection once the answer before it is sent: pipelined ones then cost the memory of one. */
function inTurn(handle: RequestListener): RequestListener {
  const connections = new WeakMap<object, Connection>();
  const begin = (connection: Connection): void => {
    const [first] = connection.waiting;
    // after an answer that closes the connection no other can go out
    if (!first?.[0].socket.writable) return;
    const [request, response] = first;
    response.once('close', () => {
      connection.waiting.shift();
      begin(connection);
    });
    connection.begun += 1;
    if (connection.begun === mostAnswers) response.setHeader('Connection', 'close');
    handle(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    // what came in the same packet is still handed on
    if (socket.destroyed) return;
    const connection = connections.get(socket) ?? { waiting: [], begun: 0 };
    connections.set(socket, connection);
    if (connection.waiting.length === mostAhead) return void socket.destroy();
    connection.waiting.push([request, response]);
    if (connection.waiting.length === 1) begin(connection);
  };
}

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Node's own answer to what is not HTTP, or comes too late, would not have the site's headers. */
export function answerBroken({ code = '' }: NodeJS.ErrnoException, socket: Duplex, tls: boolean): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = statuses[code] ?? 400;
  const headers = { ...securityHeaders('/', tls), 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'), () => socket.destroy());
}

/** Reserved for files, the database and mail. */
const otherDescriptors = 500;

/** How many descriptors the process may open; Infinity on systems without /proc. */
function mostDescriptors(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

/** One client must not take all connections. A proxy of ours may. */
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
  server.maxConnections = Math.min(connections, mostDescriptors() - otherDescriptors);
  capNetworks(server, connectionsPerNetwork, within(trustedProxies));
  return server;
}
