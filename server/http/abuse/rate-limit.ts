import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '../../platform/environment';
import type { Refusal } from '../gate';
import { originProblem } from '../receive/origin';
import type { Route } from '../routes';
import { webHeaders } from '../web';
import { change, fullBucket, waitFor } from './bucket';
import { visitors } from './prefixes';
import { countRates } from './rates';
import { tally } from './tally';

type Rules = Pick<Environment, 'trustedProxies' | 'rateLimit' | 'publicOrigins'> &
  Readonly<{ limits: Pick<Environment['limits'], 'rates'> }>;
type RateLimit = (request: IncomingMessage, response: ServerResponse, route: Route) => Refusal | null;

/** An upload that is under way ends soon; nobody knows when. */
const uploadWaitMs = 10_000;

const refusal = (waitMs: number): Refusal => ({
  problem: { code: 'request.tooMany' },
  headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
});

/** Who says nothing of where it comes from is not a browser: allowed, at a stricter rate (TRUST-9). */
const costOf = (headers: IncomingHttpHeaders): number =>
  (headers['sec-fetch-site'] ?? headers.origin ?? headers.referer) ? 1 : 3;

/** A repetition, or a failure of ours, is not the visitor's doing. */
const isFree = ({ statusCode }: ServerResponse): boolean => statusCode === 200 || statusCode >= 500;

/**
 * What comes from a foreign page is not the visitor's doing either: any page that a visitor has open can cause it. It is
 * refused before anybody's limit is looked at. Beyond a bucket of its own it is no longer told in the log, and costs its
 * sender a connection.
 */
function foreignOf({ publicOrigins, limits: { rates } }: Rules, now: () => number) {
  const rule = { capacity: rates.foreignPerMinute, refillMs: 60_000 / rates.foreignPerMinute };
  const bucket = fullBucket(rule, now());
  return (request: IncomingMessage): Refusal | null => {
    const code = originProblem(webHeaders(request), publicOrigins);
    if (code === null) return null;
    if (waitFor(bucket, rule, { cost: 1, now: now() }) > 0)
      return { problem: { code }, headers: { Connection: 'close' }, untold: true };
    change(bucket, rule, { by: -1, now: now() });
    return { problem: { code } };
  };
}

/** Whether a form may come in, or a visitor has to wait before sending another one, told before its body is read. */
export function rateLimitOf(rules: Rules, now: () => number): RateLimit {
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
    const { waitMs, giveBack } = take(visitor, costOf(request.headers));
    if (waitMs > 0) return refusal(waitMs);
    if (isUpload) {
      uploads.change(visitor, 1);
      response.once('close', () => uploads.change(visitor, -1));
    }
    response.once('finish', () => isFree(response) && giveBack());
    return null;
  };
}
