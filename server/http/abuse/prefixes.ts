import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Environment } from '../../platform/environment';
import { within } from '../../platform/network';
import { clientAddress } from './client-address';

/** Whom a limit is for, and how many times as much it may do as one visitor. */
export type Prefix = Readonly<{ name: string; times: number }>;

/** All eight groups; `::` stands for those that are zero. */
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
 * Whom an address counts for: an IPv4 address for itself; an IPv6 one for its /64, which is what one household gets, and
 * for the /56 and the /48 around it, since many a customer is given as much and could be a new visitor for every form.
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

/** Tells whom a request counts for: nobody where visitors are not told apart. */
export function visitors({ trustedProxies, rateLimit, limits: { rates } }: Rules) {
  const trusted = within(trustedProxies);
  return ({ socket, headers }: IncomingMessage): readonly Prefix[] => {
    if (!rateLimit) return [];
    const forwardedFor = headers['x-forwarded-for']?.toString();
    return prefixesOf(clientAddress({ socket: socket.remoteAddress, forwardedFor }, trusted), rates);
  };
}
