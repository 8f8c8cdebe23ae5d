import type { Environment } from '@/server/platform/environment';
import { hashOf, linkMs, newSecret } from '../entry/links';
import { previewOrigins } from '../http/origin';

/** How long a browser may look after its link has opened, in ms. */
const lookMs = 12 * 60 * 60 * 1000;

/** Who may look at pages before they are published. It is kept in memory: whoever looked when the desk ended takes another link. */
export type Looks = Readonly<{
  /** Makes a link that opens once; null: no browser can reach the pages. */
  link: (() => string) | null;
  /** Changes the secret of a link for that of a cookie; null: the link opens nothing. */
  enter: (secret: string) => string | null;
  isKnown: (secret: string) => boolean;
}>;

type Kept = Map<string, number>;

export const lookPath = '/look/';

export function openLooks(
  settings: Pick<Environment, 'deskUrl' | 'previewUrl' | 'deskPort'>,
  now: () => number,
): Looks {
  const [origin] = previewOrigins(settings);
  const [links, cookies]: readonly [Kept, Kept] = [new Map(), new Map()];
  const isGood = (kept: Kept, secret: string): boolean => (kept.get(hashOf(secret)) ?? 0) > now();
  function add(kept: Kept, lasts: number): string {
    for (const [hash, until] of kept) if (until <= now()) kept.delete(hash);
    const secret = newSecret();
    kept.set(hashOf(secret), now() + lasts);
    return secret;
  }
  return {
    link: origin === undefined ? null : () => origin + lookPath + add(links, linkMs),
    enter(secret) {
      const isOpen = isGood(links, secret);
      links.delete(hashOf(secret));
      return isOpen ? add(cookies, lookMs) : null;
    },
    isKnown: (secret) => isGood(cookies, secret),
  };
}
