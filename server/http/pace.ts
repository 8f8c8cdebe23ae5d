import type { IncomingMessage } from 'node:http';
import type { ChangeableLimits } from '../platform/settings/changeable-limits.mjs';
import type { Route } from './routes';

type Sockets = ChangeableLimits['sockets'];

/** How often an upload is measured within its window. */
const measurements = 15;

/** A small form must have arrived whole after `smallBodyMs`. */
function watchSmall(late: () => void, { smallBodyMs }: Sockets): NodeJS.Timeout {
  return setTimeout(late, smallBodyMs);
}

/** An upload may take long, but within every window it must reach the minimum speed. */
function watchUpload(
  late: () => void,
  { slowWindowMs, slowBytesPerSecond }: Sockets,
  arrived: () => number,
): NodeJS.Timeout {
  const wanted = (slowBytesPerSecond * slowWindowMs) / 1000;
  const counts = [arrived()];
  return setInterval(() => {
    counts.push(arrived());
    if (counts.length <= measurements) return;
    const before = counts.shift() ?? 0;
    if ((counts.at(-1) ?? 0) - before < wanted) late();
  }, slowWindowMs / measurements);
}

const watches: Readonly<Record<Route['body'], typeof watchUpload>> = {
  none: watchSmall,
  small: watchSmall,
  upload: watchUpload,
};

/**
 * Calls `late` once if the body comes too slowly for its kind (TRUST-7). Counts the socket's bytes, so that it does not
 * matter who reads the body, and when.
 */
export function watchPace(request: IncomingMessage, body: Route['body'], sockets: Sockets, late: () => void): void {
  if (request.complete) return;
  const { socket } = request;
  const stop = (): void => clearInterval(timer);
  const check = (): void => {
    stop();
    if (!request.complete) late();
  };
  const timer = watches[body](check, sockets, () => socket.bytesRead);
  request.once('end', stop).once('close', stop);
}
