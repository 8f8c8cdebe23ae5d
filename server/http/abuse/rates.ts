import type { ChangeableLimits } from '../../platform/settings/changeable-limits.mjs';
import { type Bucket, type BucketRule, change, fullBucket, waitFor } from './bucket';
import type { Prefix } from './prefixes';

type Own = Readonly<Record<'minute' | 'day', Bucket>>;
type Taken = Readonly<{ waitMs: number; giveBack: () => void }>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** So many prefixes are remembered; a crowd of addresses must not fill the memory. */
const mostKnown = 20_000;

const ruleOf = (capacity: number, perTime: number, time: number): BucketRule => ({
  capacity,
  refillMs: time / perTime,
});

/** Forgets the tenth that was used least lately, all in one go: a sweep for every newcomer would cost more than it guards. */
function makeRoom(known: Map<string, Own>): void {
  if (known.size < mostKnown) return;
  for (const name of [...known.keys()].slice(0, mostKnown / 10)) known.delete(name);
}

/** How much each visitor, and all of them together, may still send (TRUST-17). Kept in this process alone. */
export function countRates(rates: ChangeableLimits['rates'], now: () => number) {
  const { burst, perMinute, perDay, sitePerMinute } = rates;
  const siteRule = ruleOf(sitePerMinute, sitePerMinute, MINUTE);
  const site = fullBucket(siteRule, now());
  const known = new Map<string, Own>();

  /** A prefix's buckets, and how to remember them: who is refused at its first try leaves nothing behind. */
  const ownOf = ({ name, times }: Prefix) => {
    const rules = {
      minute: ruleOf(burst * times, perMinute * times, MINUTE),
      day: ruleOf(perDay * times, perDay * times, DAY),
    };
    const own = known.get(name) ?? { minute: fullBucket(rules.minute, now()), day: fullBucket(rules.day, now()) };
    const remember = (): void => {
      if (!known.delete(name)) makeRoom(known);
      known.set(name, own);
    };
    return { own, rules, remember };
  };

  /** Takes from every bucket or from none. `cost`: what is hard to tell from a machine uses more up. */
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
    return { waitMs, giveBack: () => changeAll(1) };
  };
}
