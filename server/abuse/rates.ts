import type { ChangeableLimits } from '@/domain/changeable-limits.mjs';
import { type Bucket, type BucketRule, change, fullBucket, waitFor } from './bucket';

type Rules = Readonly<Record<'minute' | 'day' | 'site', BucketRule>>;
type Own = Readonly<Record<'minute' | 'day', Bucket>>;
type Taken = Readonly<{ waitMs: number; giveBack: () => void }>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** So many visitors are remembered; a crowd of addresses must not fill the memory. */
const mostVisitors = 20_000;

const rulesOf = ({ burst, perMinute, perDay, sitePerMinute }: ChangeableLimits['rates']): Rules => ({
  minute: { capacity: burst, refillMs: MINUTE / perMinute },
  day: { capacity: perDay, refillMs: DAY / perDay },
  site: { capacity: sitePerMinute, refillMs: MINUTE / sitePerMinute },
});

/** Forgets the tenth that came first, all in one go: a sweep for every newcomer would cost more than what it guards. */
function makeRoom(visitors: Map<string, Own>): void {
  if (visitors.size < mostVisitors) return;
  for (const visitor of [...visitors.keys()].slice(0, mostVisitors / 10)) visitors.delete(visitor);
}

/** How much each visitor, and all of them together, may still send (trust: abuse). Kept in this process alone. */
export function countRates(rates: ChangeableLimits['rates'], now: () => number) {
  const rules = rulesOf(rates);
  const site = fullBucket(rules.site, now());
  const visitors = new Map<string, Own>();
  const ownOf = (visitor: string): Own => {
    const known = visitors.get(visitor);
    if (known) return known;
    makeRoom(visitors);
    const own = { minute: fullBucket(rules.minute, now()), day: fullBucket(rules.day, now()) };
    visitors.set(visitor, own);
    return own;
  };
  /** Takes from every bucket or from none. `cost`: what is hard to tell from a machine uses more up. */
  return (visitor: string, cost: number): Taken => {
    const own = ownOf(visitor);
    const all = [
      [own.minute, rules.minute, cost],
      [own.day, rules.day, cost],
      [site, rules.site, 1],
    ] as const;
    const waitMs = Math.max(
      ...all.map(([bucket, rule, tokens]) => waitFor(bucket, rule, { cost: tokens, now: now() })),
    );
    const changeAll = (sign: 1 | -1): void => {
      for (const [bucket, rule, tokens] of all) change(bucket, rule, { by: sign * tokens, now: now() });
    };
    if (waitMs === 0) changeAll(-1);
    return { waitMs, giveBack: () => changeAll(1) };
  };
}
