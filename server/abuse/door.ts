import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '../environment';
import type { Refusal } from '../http/gate';
import type { Route } from '../http/routes';
import { clientAddress, visitorOf } from './client-address';
import { within } from './network';
import { countRates } from './rates';
import { countUploads } from './uploads';

type Rules = Pick<Environment, 'trustedProxies' | 'rateLimit'> &
  Readonly<{ limits: Pick<Environment['limits'], 'rates'> }>;
type Door = (request: IncomingMessage, response: ServerResponse, route: Route) => Refusal | null;

/** An upload that is under way ends soon; nobody knows when. */
const uploadWaitMs = 10_000;

const refusal = (waitMs: number): Refusal => ({
  problem: { code: 'request.tooMany' },
  headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
});

/** Who says nothing of where it comes from is not a browser: allowed, at a stricter rate (trust: origin). */
const costOf = (headers: IncomingHttpHeaders): number =>
  (headers['sec-fetch-site'] ?? headers.origin ?? headers.referer) ? 1 : 3;

/** A repetition, or a failure of ours, is not the visitor's doing. */
const isFree = ({ statusCode }: ServerResponse): boolean => statusCode === 200 || statusCode >= 500;

/** Whether a visitor has to wait before sending another form, told before its body is read. */
export function doorOf({ trustedProxies, rateLimit, limits: { rates } }: Rules, now: () => number): Door {
  if (!rateLimit) return () => null;
  const trusted = within(trustedProxies);
  const take = countRates(rates, now);
  const uploads = countUploads(rates.uploadsAtOnce);
  return ({ socket, headers }, response, route) => {
    if (!route.kind) return null;
    const forwardedFor = headers['x-forwarded-for']?.toString();
    const visitor = visitorOf(clientAddress({ socket: socket.remoteAddress, forwardedFor }, trusted));
    const isUpload = route.body === 'upload';
    if (isUpload && uploads.full(visitor)) return refusal(uploadWaitMs);
    const { waitMs, giveBack } = take(visitor, costOf(headers));
    if (waitMs > 0) return refusal(waitMs);
    if (isUpload) response.once('close', uploads.begin(visitor));
    response.once('finish', () => isFree(response) && giveBack());
    return null;
  };
}
