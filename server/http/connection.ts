import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { ChangeableLimits } from '../platform/settings/changeable-limits.mjs';
import { securityHeaders } from './headers';

type Sockets = ChangeableLimits['sockets'];

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

/**
 * Lingering close: after an answer that was sent before the whole body had come, the connection is closed only after
 * `lingerMs`. If it were closed at once, the browser would show a broken connection instead of the answer.
 */
export function lingerAfter(request: IncomingMessage, response: ServerResponse, { lingerMs }: Sockets): void {
  response.once('finish', () => {
    if (request.complete) return;
    const { socket } = request;
    const timer = setTimeout(() => request.complete || socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  });
}

/**
 * Closes the connection of a client that reads nothing of its answer for `unreadMs`, or not all of it within
 * `requestMs`. Otherwise such a client could hold a connection, and the answer in memory, for ever.
 */
export function cutUnread(
  { socket }: IncomingMessage,
  response: ServerResponse,
  { unreadMs, requestMs }: Sockets,
): void {
  if (response.closed || response.writableFinished) return;
  // an idle timeout: Node destroys the socket when it passes, and sets its own timeout again after the answer
  socket.setTimeout(unreadMs);
  const deadline = setTimeout(() => socket.destroy(), requestMs).unref();
  response.once('close', () => clearTimeout(deadline));
}

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers what is not HTTP, or whose head comes too late. Node's own answer would not have the site's headers. */
export function answerBroken({ code = '' }: NodeJS.ErrnoException, socket: Duplex, tls: boolean): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = statuses[code] ?? 400;
  const headers = { ...securityHeaders('/', tls), 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
}

/** An HTTP server with the configured timeouts (TRUST-7). */
export function listenerFor(handler: RequestListener, { headersMs, requestMs, keepAliveMs }: Sockets): Server {
  const options = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    // how often Node looks for expired connections: with its default of 30 s, a limit of 10 s could become 40 s
    connectionsCheckingInterval: Math.min(1000, headersMs / 4),
    // no page uses a WebSocket, and no limit here would hold for an upgraded connection
    shouldUpgradeCallback: () => false,
  };
  const handle = inTurn(handler);
  return (
    createServer(options, handle)
      // "Expect: 100-continue": an upload that is refused is then not sent at all
      .on('checkContinue', handle)
      .on('checkExpectation', handle)
  );
}
