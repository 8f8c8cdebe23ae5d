import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Environment } from '../../platform/environment';
import { plainAddress, within } from '../../platform/network';

/** A network that a limit counts for. `times`: its limit, in multiples of one visitor's. */
export type Prefix = Readonly<{ name: string; times: number }>;

/** The eight groups of an IPv6 address; `::` stands for the groups that are zero. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const all = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return all.map((group) => Number.parseInt(group, 16));
}

const named = (groups: readonly number[], bits: number): string =>
  `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;

type Times = Pick<Environment['limits']['rates'], 'prefix56Times' | 'prefix48Times'>;

/**
 * The networks that an address counts for. IPv4: the address itself. IPv6: its /64, which one household gets; also the
 * /56 and the /48 around it, because many customers are given so large a network and could use a new /64 for every
 * form.
 */
export function prefixesOf(address: string, { prefix56Times, prefix48Times }: Times): readonly Prefix[] {
  if (!isIPv6(address)) return [{ name: address, times: 1 }];
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(address);
  return [
    { name: named([a, b, c, d], 64), times: 1 },
    { name: named([a, b, c, d & 0xff00], 56), times: prefix56Times },
    { name: named([a, b, c], 48), times: prefix48Times },
  ];
}

type Rules = Pick<Environment, 'trustedProxies' | 'rateLimit'> & Readonly<{ limits: Readonly<{ rates: Times }> }>;

/** @returns the networks that a request counts for; none where the rate limit is off */
export function visitors({ trustedProxies, rateLimit, limits: { rates } }: Rules) {
  const trusted = within(trustedProxies);
  return ({ socket, headers }: IncomingMessage): readonly Prefix[] => {
    if (!rateLimit) return [];
    const forwardedFor = headers['x-forwarded-for']?.toString();
    return prefixesOf(clientAddress({ socket: socket.remoteAddress, forwardedFor }, trusted), rates);
  };
}

type Sources = Readonly<{ socket: string | undefined; forwardedFor: string | undefined }>;

/** Some proxies add the visitor's port, a new one for every connection: `192.0.2.1:5678`, `[2001:db8::1]:443`. */
const portless = (entry: string): string =>
  entry.replace(/^\[([^\]]*)\](:\d*)?$/, '$1').replace(/^([\d.]+):\d*$/, '$1');

/**
 * The visitor's address. Each proxy appends the address of its own client on the right of X-Forwarded-For. A client can
 * send any value there, so the list is read from the right, and only as far as the addresses are our own proxies.
 */
export function clientAddress(
  { socket = '', forwardedFor = '' }: Sources,
  trusted: (address: string) => boolean,
): string {
  const forwarded = forwardedFor
    .split(',')
    .map((entry) => plainAddress(portless(entry.trim())))
    .filter(Boolean);
  const chain = [plainAddress(socket), ...forwarded.toReversed()];
  return chain.find((address) => !trusted(address)) ?? chain.at(-1) ?? '';
}
