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

/** What is not even HTTP, or does not end in time. Without this the site's headers would be missing. */
function answerBroken({ code = '' }: NodeJS.ErrnoException, socket: Duplex, tls: boolean): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = statuses[code] ?? 400;
  const headers = { ...securityHeaders('/', tls), 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
}

/** The server with the patience of the table (TRUST-7). */
export function listenerFor(handler: RequestListener, { sockets, tls }: { sockets: Sockets; tls: boolean }): Server {
  const { headersMs, requestMs, keepAliveMs } = sockets;
  const options = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    // how often expired connections are looked for: the usual 30 s would make 40 of 10
    connectionsCheckingInterval: Math.min(1000, headersMs / 4),
    // no page talks over a websocket, and an upgraded connection would escape every limit
    shouldUpgradeCallback: () => false,
  };
  return (
    createServer(options, handler)
      // a refused upload is told so before it is sent
      .on('checkContinue', handler)
      .on('checkExpectation', handler)
      .on('clientError', (error, socket) => answerBroken(error, socket, tls))
  );
}
