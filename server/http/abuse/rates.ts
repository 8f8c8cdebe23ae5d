import type { ChangeableLimits } from '../../platform/settings/changeable-limits.mjs';
import { type Bucket, type BucketRule, change, fullBucket, waitFor } from './bucket';
import type { Prefix } from './client-address';

/** Counts by prefix; a prefix whose count is 0 is removed. */
export function tally() {
  const counts = new Map<string, number>();
  const of = ({ name }: Prefix): number => counts.get(name) ?? 0;
  return {
    /** Whether `more` would bring one of the prefixes above its limit: `most` times the prefix's own `times`. */
    above: (prefixes: readonly Prefix[], most: number, more: number): boolean =>
      prefixes.some((prefix) => of(prefix) + more > most * prefix.times),
    change(prefixes: readonly Prefix[], by: number): void {
      for (const prefix of prefixes) {
        const left = of(prefix) + by;
        if (left > 0) counts.set(prefix.name, left);
        else counts.delete(prefix.name);
      }
    },
  };
}

type Own = Readonly<Record<'minute' | 'day', Bucket>>;
type Taken = Readonly<{ waitMs: number; refund: () => void }>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The most prefixes that are remembered, so that many addresses cannot fill the memory. */
const mostPrefixes = 20_000;

const ruleOf = (capacity: number, perTime: number, time: number): BucketRule => ({
  capacity,
  refillMs: time / perTime,
});

/** Forgets the least recently used tenth at once, because removing one for each new address would cost more. */
function forgetOldest(remembered: Map<string, Own>): void {
  if (remembered.size < mostPrefixes) return;
  for (const name of [...remembered.keys()].slice(0, mostPrefixes / 10)) remembered.delete(name);
}

/**
 * Counts what each visitor, and all of them together, may still send (TRUST-17). Only in the memory of this process.
 */
export function countRates(rates: ChangeableLimits['rates'], now: () => number) {
  const { burst, perMinute, perDay, sitePerMinute } = rates;
  const siteRule = ruleOf(sitePerMinute, sitePerMinute, MINUTE);
  const site = fullBucket(siteRule, now());
  const remembered = new Map<string, Own>();

  /**
   * A prefix's buckets. They are stored only by `remember`, so that a visitor refused at the first try uses no memory.
   */
  const ownOf = ({ name, times }: Prefix) => {
    const rules = {
      minute: ruleOf(burst * times, perMinute * times, MINUTE),
      day: ruleOf(perDay * times, perDay * times, DAY),
    };
    const own = remembered.get(name) ?? { minute: fullBucket(rules.minute, now()), day: fullBucket(rules.day, now()) };
    const remember = (): void => {
      if (!remembered.delete(name)) forgetOldest(remembered);
      remembered.set(name, own);
    };
    return { own, rules, remember };
  };

  /**
   * Takes from every bucket or from none. What is refused later counts for the whole site too: a photo that cannot be
   * read costs as much work as one that is kept.
   * @param cost tokens; more for a request that is not from a browser
   */
  return (visitor: readonly Prefix[], cost: number): Taken => {
    const owns = visitor.map(ownOf);
    const all: readonly (readonly [Bucket, BucketRule, number])[] = [
      ...owns.flatMap(({ own, rules }) => [
        [own.minute, rules.minute, cost] as const,
        [own.day, rules.day, cost] as const,
      ]),
      [site, siteRule, 1],
    ];
    const waitMs = Math.max(
      ...all.map(([bucket, rule, tokens]) => waitFor(bucket, rule, { cost: tokens, now: now() })),
    );
    const changeAll = (sign: 1 | -1): void => {
      for (const [bucket, rule, tokens] of all) change(bucket, rule, { by: sign * tokens, now: now() });
    };
    if (waitMs === 0) {
      changeAll(-1);
      for (const { remember } of owns) remember();
    }
    return { waitMs, refund: () => changeAll(1) };
  };
}
