import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Closes the connection some time after an answer that came before the whole body. At once would be too soon: the
 * browser would see a broken connection instead of the answer. What still arrives runs into nothing.
 */
export function lingerAfter(request: IncomingMessage, response: ServerResponse, lingerMs: number): void {
  response.once('finish', () => {
    if (request.complete) return;
    const { socket } = request;
    const timer = setTimeout(() => request.complete || socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  });
}
