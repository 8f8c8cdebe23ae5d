/** A token bucket: at most `capacity` tokens, and a new one every `refillMs`. */
export type BucketRule = Readonly<{ capacity: number; refillMs: number }>;
export type Bucket = { tokens: number; at: number };

export const fullBucket = ({ capacity }: BucketRule, now: number): Bucket => ({ tokens: capacity, at: now });

const tokensAt = ({ tokens, at }: Bucket, { capacity, refillMs }: BucketRule, now: number): number =>
  Math.min(capacity, tokens + (now - at) / refillMs);

/** @returns milliseconds until the bucket holds `cost` tokens; 0 if it does now */
export function waitFor(bucket: Bucket, rule: BucketRule, { cost, now }: { cost: number; now: number }): number {
  const missing = Math.min(cost, rule.capacity) - tokensAt(bucket, rule, now);
  return Math.max(0, Math.ceil(missing * rule.refillMs));
}

/** Takes tokens (`by` below 0) or returns them. */
export function change(bucket: Bucket, rule: BucketRule, { by, now }: { by: number; now: number }): void {
  bucket.tokens = Math.min(rule.capacity, tokensAt(bucket, rule, now) + by);
  bucket.at = now;
}
