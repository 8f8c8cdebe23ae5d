import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type ReverseProxy = Readonly<{
  port: number;
  lead: (port: number) => void | Promise<void>;
  close: () => void | Promise<void>;
}>;

/**
 * A reverse proxy with a new connection for each request, and a target port that can be changed.
 * @param drops headers of requests that it does not pass on
 */
export async function openProxy(port: number, drops = /^$/): Promise<ReverseProxy> {
  let to = port;
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
    // as docs/deployment.md says: what was passed on just before has to arrive before the old site is stopped
    lead: async (next) => {
      to = next;
      await wait(2_000);
    },
    close: () => server.closeAllConnections(),
  };
}
