import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../platform/environment';
import { webHeaders } from './answers';
import { originProblem } from './receive/refuse';
import type { Refusal, Route } from './routes';
import { networkOf, tally } from './tally';

type Rules = Pick<Environment, 'rateLimit' | 'publicOrigins'> &
  Readonly<{ limits: Pick<Environment['limits'], 'rates'> }>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Of the site's limit. */
const networkShare = 0.1;
/** Many addresses must not fill the memory. */
const mostKeys = 50_000;

/** A guess at when an upload in progress ends. */
const uploadWaitSeconds = 10;

/** Some proxies add the visitor's port, a new one for every connection: `192.0.2.1:5678`, `[2001:db8::1]:443`. */
const portless = (address: string): string =>
  address.replace(/^\[([^\]]*)\](:\d*)?$/, '$1').replace(/^([\d.]+):\d*$/, '$1');

/** A request without any header about its origin is not from a browser: a third is enough for it (TRUST-9). */
const shareOf = ({ headers }: FastifyRequest): number =>
  (headers['sec-fetch-site'] ?? headers.origin ?? headers.referer) ? 1 : 1 / 3;

/** A repetition (200) or a server error is not the visitor's fault, so it costs nothing. */
const isFree = (status: number): boolean => status === 200 || status >= 500;

const waiting = (seconds: number): Refusal => ({
  problem: { code: 'request.tooMany' },
  headers: { 'Retry-After': String(Math.max(1, seconds)) },
});

type Count = { current: number; readonly until: number };

/**
 * Those of `@fastify/rate-limit` give nothing back, and go by the system's clock, which would hold up every form for as
 * long as it is set back.
 */
function counters(now: () => number) {
  const counts = new Map<string, Count>();
  return {
    /** @returns null where it was counted, else the seconds to wait */
    take(key: string, windowMs: number, most: number): number | null {
      const known = counts.get(key);
      const count = known && known.until > now() ? known : { current: 0, until: now() + windowMs };
      if (count.current >= most) return Math.ceil((count.until - now()) / 1000);
      count.current += 1;
      counts.delete(key);
      counts.set(key, count);
      const [oldest] = counts.size > mostKeys ? counts.keys() : [];
      if (oldest !== undefined) counts.delete(oldest);
      return null;
    },
    giveBack(key: string): void {
      const count = counts.get(key);
      if (count && count.current > 1) count.current -= 1;
      else counts.delete(key);
    },
  };
}

/**
 * What each visitor, each network and all of them may send (TRUST-17), counted in the memory of this process.
 * @param now milliseconds of a clock that nobody sets
 */
export function limitRates(
  { rateLimit: isOn, publicOrigins, limits: { rates } }: Rules,
  now: () => number = () => performance.now(),
) {
  const { take, giveBack } = counters(now);
  const windows = [
    { name: 'ten minutes', keyOf: normalizeIP, most: rates.burst, ms: rates.burstMs, isShared: true },
    { name: 'day', keyOf: normalizeIP, most: rates.perDay, ms: DAY, isShared: true },
    { name: 'network', keyOf: networkOf, most: rates.sitePerMinute * networkShare, ms: MINUTE, isShared: false },
    { name: 'site', keyOf: () => '', most: rates.sitePerMinute, ms: MINUTE, isShared: false },
  ];
  const uploads = tally();

  /**
   * A form of another site's page is not the visitor's fault: any page that is open in the browser can send it. So it is refused before
   * the visitor's limit is looked at. Beyond a limit of their own such forms are no longer logged, and their connections are closed.
   */
  function foreignRefusal(request: FastifyRequest): Refusal | null {
    const code = originProblem(webHeaders(request.raw), publicOrigins);
    if (code === null) return null;
    const isFlood = take('foreign', MINUTE, rates.foreignPerMinute) !== null;
    return { problem: { code }, ...(isFlood && { headers: { Connection: 'close' }, isSilent: true }) };
  }

  /** Begins an upload of the visitor and its network, until the answer. @returns whether there is room for it */
  function beginUpload(address: string, { raw }: FastifyReply): boolean {
    const endOwn = uploads(normalizeIP(address), rates.uploadsAtOnce);
    const endNetwork = endOwn && uploads(`network ${networkOf(address)}`, rates.uploadsPerNetwork);
    if (!endNetwork) endOwn?.();
    else
      raw.once('close', () => {
        endOwn();
        endNetwork();
      });
    return endNetwork !== null;
  }

  return (request: FastifyRequest, reply: FastifyReply, { body }: Route): Refusal | null => {
    const refused = foreignRefusal(request);
    if (refused || !isOn) return refused;
    const address = portless(request.ip);
    const taken: string[] = [];
    const giveAllBack = () => taken.forEach(giveBack);
    for (const { name, keyOf, most, ms, isShared } of windows) {
      const key = `${name} ${keyOf(address)}`;
      const wait = take(key, ms, Math.max(1, Math.floor(isShared ? most * shareOf(request) : most)));
      if (wait !== null) {
        giveAllBack();
        return waiting(wait);
      }
      taken.push(key);
    }
    if (body === 'upload' && !beginUpload(address, reply)) {
      giveAllBack();
      return waiting(uploadWaitSeconds);
    }
    reply.raw.once('finish', () => isFree(reply.raw.statusCode) && giveAllBack());
    return null;
  };
}
