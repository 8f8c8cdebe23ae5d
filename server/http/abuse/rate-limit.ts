import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '../../platform/environment';
import { webHeaders } from '../answers';
import { originProblem } from '../receive/refuse';
import type { Refusal, Route } from '../routes';
import { change, fullBucket, waitFor } from './bucket';
import { visitors } from './client-address';
import { countRates, tally } from './rates';

type Rules = Pick<Environment, 'trustedProxies' | 'rateLimit' | 'publicOrigins'> &
  Readonly<{ limits: Pick<Environment['limits'], 'rates'> }>;
export type RateLimit = (request: IncomingMessage, response: ServerResponse, route: Route) => Refusal | null;

/** Nobody knows when an upload in progress will end, so this is a guess. */
const uploadWaitMs = 10_000;

const refusal = (waitMs: number): Refusal => ({
  problem: { code: 'request.tooMany' },
  headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
});

/** A request without any header about its origin is not from a browser: it is allowed, but costs more (TRUST-9). */
const costOf = (headers: IncomingHttpHeaders): number =>
  (headers['sec-fetch-site'] ?? headers.origin ?? headers.referer) ? 1 : 3;

/** A repetition (200) or a server error is not the visitor's fault, so it costs nothing. */
const isFree = ({ statusCode }: ServerResponse): boolean => statusCode === 200 || statusCode >= 500;

/**
 * Requests from another site's page are not the visitor's fault either: any page that is open in the browser can send
 * them. So they are refused before the visitor's limit is checked. They have one bucket of their own; when it is empty,
 * they are no longer logged, and the connection is closed.
 */
function foreignOf({ publicOrigins, limits: { rates } }: Rules, now: () => number) {
  const rule = { capacity: rates.foreignPerMinute, refillMs: 60_000 / rates.foreignPerMinute };
  const bucket = fullBucket(rule, now());
  return (request: IncomingMessage): Refusal | null => {
    const code = originProblem(webHeaders(request), publicOrigins);
    if (code === null) return null;
    if (waitFor(bucket, rule, { cost: 1, now: now() }) > 0)
      return { problem: { code }, headers: { Connection: 'close' }, isSilent: true };
    change(bucket, rule, { by: -1, now: now() });
    return { problem: { code } };
  };
}

/**
 * Checks, before the body of a form is read, whether its visitor must wait. Measures time by `performance.now()`: if the
 * system's clock were set back an hour, every form would be refused for an hour.
 */
export function rateLimitOf(rules: Rules, now: () => number = () => performance.now()): RateLimit {
  const { rates } = rules.limits;
  const foreign = foreignOf(rules, now);
  const visitorOf = visitors(rules);
  const take = countRates(rates, now);
  const uploads = tally();
  return (request, response, route) => {
    if (!route.kind) return null;
    const refused = foreign(request);
    if (refused || !rules.rateLimit) return refused;
    const visitor = visitorOf(request);
    const isUpload = route.body === 'upload';
    if (isUpload && uploads.above(visitor, rates.uploadsAtOnce, 1)) return refusal(uploadWaitMs);
    const { waitMs, refund } = take(visitor, costOf(request.headers));
    if (waitMs > 0) return refusal(waitMs);
    if (isUpload) {
      uploads.change(visitor, 1);
      response.once('close', () => uploads.change(visitor, -1));
    }
    response.once('finish', () => isFree(response) && refund());
    return null;
  };
}
