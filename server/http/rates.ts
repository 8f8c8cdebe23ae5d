import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../platform/environment';
import { webHeaders } from './answers';
import { originProblem } from './receive/refuse';
import type { Refusal, Route } from './routes';
import { networkOf, tally } from './tally';

type Rules = Pick<Environment, 'rateLimit' | 'publicOrigins'> &
  Readonly<{ limits: Pick<Environment['limits'], 'rates'> }>;

export type RateLimit = (request: FastifyRequest, reply: FastifyReply, route: Route) => Promise<Refusal | null>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Of the site's limit, and of its keys that are remembered, so that many addresses fill no memory. */
const [networkShare, mostKeys] = [0.1, 50_000];

/** Nobody knows when an upload in progress will end, so this is a guess. */
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
 * The plugin's counts. Its own store goes by the system's clock, which would hold up every form for as long as it is set back, and gives
 * nothing back.
 */
function countStore(now: () => number) {
  const counts = new Map<string, Count>();
  const countOf = (key: string, windowMs: number): Count => {
    const count = counts.get(key);
    return count && count.until > now() ? count : { current: 0, until: now() + windowMs };
  };
  class Store {
    incr(
      key: string,
      callback: (error: null, result: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ) {
      const count = countOf(key, windowMs);
      const current = count.current + 1;
      // what is refused does not count
      if (current <= max) {
        count.current = current;
        counts.delete(key);
        counts.set(key, count);
        const [oldest] = counts.size > mostKeys ? counts.keys() : [];
        if (oldest !== undefined) counts.delete(oldest);
      }
      callback(null, { current, ttl: count.until - now() });
    }
    child() {
      return this;
    }
  }
  const giveBack = (key: string): void => {
    const count = counts.get(key);
    if (count && count.current > 1) count.current -= 1;
    else counts.delete(key);
  };
  return { Store, giveBack };
}

/**
 * What each visitor, each network and all of them may send (TRUST-17), counted in the memory of this process.
 * @param now milliseconds of a clock that nobody sets
 */
export async function addRates(
  app: FastifyInstance,
  { rateLimit: isOn, publicOrigins, limits: { rates } }: Rules,
  now: () => number = () => performance.now(),
): Promise<RateLimit> {
  const { Store, giveBack } = countStore(now);
  await app.register(rateLimit, { global: false, store: Store as never });
  const window = (
    name: string,
    keyOf: (address: string) => string,
    max: number,
    timeWindow: number,
    share = (_: FastifyRequest) => 1,
  ) =>
    app.createRateLimit({
      timeWindow,
      max: (request) => Math.max(1, Math.floor(max * share(request))),
      keyGenerator: ({ ip }) => `${name} ${keyOf(portless(ip))}`,
    });
  const all = () => '';
  const foreign = window('foreign', all, rates.foreignPerMinute, MINUTE);
  const windows = [
    window('ten minutes', normalizeIP, rates.burst, rates.burstMs, shareOf),
    window('day', normalizeIP, rates.perDay, DAY, shareOf),
    window('network', networkOf, rates.sitePerMinute * networkShare, MINUTE),
    window('site', all, rates.sitePerMinute, MINUTE),
  ];
  const uploads = tally();

  /**
   * A form of another site's page is not the visitor's fault: any page that is open in the browser can send it. So it is refused before
   * the visitor's limit is looked at. Beyond a limit of their own such forms are no longer logged, and their connections are closed.
   */
  async function foreignRefusal(request: FastifyRequest): Promise<Refusal | null> {
    const code = originProblem(webHeaders(request.raw), publicOrigins);
    if (code === null) return null;
    const counted = await foreign(request);
    const isFlood = !counted.isAllowed && counted.isExceeded;
    return { problem: { code }, ...(isFlood && { headers: { Connection: 'close' }, isSilent: true }) };
  }

  /** Begins an upload of the visitor and its network; it ends with the answer. @returns whether there is room for it */
  function beginUpload({ ip }: FastifyRequest, { raw }: FastifyReply): boolean {
    const address = portless(ip);
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

  return async (request, reply, { body }) => {
    const refused = await foreignRefusal(request);
    if (refused || !isOn) return refused;
    const taken: string[] = [];
    const giveAllBack = () => taken.forEach(giveBack);
    for (const count of windows) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) {
        giveAllBack();
        return waiting(counted.ttlInSeconds);
      }
      taken.push(counted.key);
    }
    if (body === 'upload' && !beginUpload(request, reply)) {
      giveAllBack();
      return waiting(uploadWaitSeconds);
    }
    reply.raw.once('finish', () => isFree(reply.raw.statusCode) && giveAllBack());
    return null;
  };
}
