import { plainAddress } from '../../platform/network';

type Said = Readonly<{ socket: string | undefined; forwardedFor: string | undefined }>;

/** Some proxies add the visitor's port, a new one for every connection: `192.0.2.1:5678`, `[2001:db8::1]:443`. */
const portless = (said: string): string => said.replace(/^\[([^\]]*)\](:\d*)?$/, '$1').replace(/^([\d.]+):\d*$/, '$1');

/**
 * The visitor's address. A proxy adds on the right whom it heard from; what stands further left may be anybody's
 * invention, so it counts only as far as proxies of ours vouch for it.
 */
export function clientAddress({ socket = '', forwardedFor = '' }: Said, trusted: (address: string) => boolean): string {
  const heard = forwardedFor
    .split(',')
    .map((said) => plainAddress(portless(said.trim())))
    .filter(Boolean);
  const chain = [plainAddress(socket), ...heard.toReversed()];
  return chain.find((address) => !trusted(address)) ?? chain.at(-1) ?? '';
}
