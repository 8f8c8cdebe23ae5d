import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** A Node request's headers as the web's `Headers`. */
export const webHeaders = ({ headers }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value = '']) =>
      name.startsWith(':') ? [] : [[name, String(value)] as [string, string]],
    ),
  );

/** A Node request as the web's `Request`, with its body as a stream. */
export function webRequest(request: IncomingMessage): Request {
  const { method = 'GET', url = '/' } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://localhost${url}`, {
    method,
    headers: webHeaders(request),
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  });
}

/** Sends an answer whole. Its headers are added to those that are already set. */
export async function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  if (response.headersSent || response.destroyed) return;
  response.setHeaders(answer.headers);
  if (answer.status !== 204) response.setHeader('Content-Length', body.length);
  response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : body);
}
