import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChangeableLimits } from '../platform/settings/changeable-limits.mjs';

type Patience = Pick<ChangeableLimits['sockets'], 'unreadMs' | 'requestMs'>;

/**
 * Ends the connection of a reader that takes nothing of its answer for `unreadMs`, or has not taken all of it within
 * `requestMs`: else each one holds a connection, and what it was sent, for as long as it likes.
 */
export function cutUnread({ socket }: IncomingMessage, response: ServerResponse, patience: Patience): void {
  if (response.closed || response.writableFinished) return;
  // a time in which nothing moves; Node sets its own again once the answer is taken, and destroys what runs out of it
  socket.setTimeout(patience.unreadMs);
  const deadline = setTimeout(() => socket.destroy(), patience.requestMs).unref();
  response.once('close', () => clearTimeout(deadline));
}
