import { isIPv6 } from 'node:net';
import { plainAddress } from './network';

type Said = Readonly<{ socket: string | undefined; forwardedFor: string | undefined }>;

/**
 * The visitor's address. A proxy adds on the right whom it heard from; what stands further left may be anybody's
 * invention, so it counts only as far as proxies of ours vouch for it.
 */
export function clientAddress({ socket = '', forwardedFor = '' }: Said, trusted: (address: string) => boolean): string {
  const heard = forwardedFor
    .split(',')
    .map((address) => plainAddress(address.trim()))
    .filter(Boolean);
  const chain = [plainAddress(socket), ...heard.toReversed()];
  return chain.find((address) => !trusted(address)) ?? chain.at(-1) ?? '';
}

/** All eight groups; `::` stands for those that are zero. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
}

/** Whom a limit is for: an IPv4 address, or the /64 of an IPv6 one, which is what one household gets. */
export function visitorOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address).slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
