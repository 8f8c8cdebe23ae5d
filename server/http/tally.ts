import { normalizeIP } from '@fastify/rate-limit';

/** One person may have an IPv6 /48; of IPv4 the network is the address itself. */
export const networkOf = (address: string): string => normalizeIP(address, 48);

/** @returns begins some work, and gives what ends it; null where the key has `most` already */
export function tally(): (key: string, most: number) => (() => void) | null {
  const counts = new Map<string, number>();
  return (key, most) => {
    const count = counts.get(key) ?? 0;
    if (count >= most) return null;
    counts.set(key, count + 1);
    return () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
  };
}
