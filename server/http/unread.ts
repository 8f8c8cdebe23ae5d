import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChangeableLimits } from '../platform/settings/changeable-limits.mjs';

type Patience = Pick<ChangeableLimits['sockets'], 'unreadMs' | 'requestMs'>;

/**
 * Closes the connection of a client that reads nothing of its answer for `unreadMs`, or not all of it within
 * `requestMs`. Otherwise such a client could hold a connection, and the answer in memory, for ever.
 */
export function cutUnread({ socket }: IncomingMessage, response: ServerResponse, patience: Patience): void {
  if (response.closed || response.writableFinished) return;
  // an idle timeout: Node destroys the socket when it passes, and sets its own timeout again after the answer
  socket.setTimeout(patience.unreadMs);
  const deadline = setTimeout(() => socket.destroy(), patience.requestMs).unref();
  response.once('close', () => clearTimeout(deadline));
}
