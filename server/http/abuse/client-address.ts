import { plainAddress } from '../../platform/network';

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
