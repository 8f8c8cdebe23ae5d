import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A reverse proxy with a new connection for each request. `lead` says to which port.
 * @param drops headers of requests that it does not pass on
 */
export async function openProxy(drops: RegExp) {
  let to = 0;
  const server = createServer((request, response) => {
    const { method, url } = request;
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !drops.test(name)));
    const onward = ask({ host: '127.0.0.1', port: to, method, path: url, headers, agent: false });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(onward);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lead: (port: number) => {
      to = port;
    },
    close: () => server.closeAllConnections(),
  };
}
