import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Lingering close: after an answer that was sent before the whole body had come, the connection is closed only after
 * `lingerMs`. If it were closed at once, the browser would show a broken connection instead of the answer.
 */
export function lingerAfter(request: IncomingMessage, response: ServerResponse, lingerMs: number): void {
  response.once('finish', () => {
    if (request.complete) return;
    const { socket } = request;
    const timer = setTimeout(() => request.complete || socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  });
}
