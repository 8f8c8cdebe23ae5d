import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ChangeableLimits } from '../platform/settings/changeable-limits.mjs';
import { securityHeaders } from './headers';

type Sockets = ChangeableLimits['sockets'];

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers what is not HTTP, or whose head comes too late. Node's own answer would not have the site's headers. */
function answerBroken({ code = '' }: NodeJS.ErrnoException, socket: Duplex, tls: boolean): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = statuses[code] ?? 400;
  const headers = { ...securityHeaders('/', tls), 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
}

/** An HTTP server with the configured timeouts (TRUST-7). */
export function listenerFor(handler: RequestListener, { sockets, tls }: { sockets: Sockets; tls: boolean }): Server {
  const { headersMs, requestMs, keepAliveMs } = sockets;
  const options = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    // how often Node looks for expired connections: with its default of 30 s, a limit of 10 s could become 40 s
    connectionsCheckingInterval: Math.min(1000, headersMs / 4),
    // no page uses a WebSocket, and no limit here would hold for an upgraded connection
    shouldUpgradeCallback: () => false,
  };
  return (
    createServer(options, handler)
      // "Expect: 100-continue": an upload that is refused is then not sent at all
      .on('checkContinue', handler)
      .on('checkExpectation', handler)
      .on('clientError', (error, socket) => answerBroken(error, socket, tls))
  );
}
