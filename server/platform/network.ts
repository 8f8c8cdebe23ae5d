import { BlockList, isIP, isIPv4 } from 'node:net';

type Family = 'ipv4' | 'ipv6';
type Network = Readonly<{ address: string; family: Family; bits: number }>;

const familyOf = (address: string): Family => (isIPv4(address) ? 'ipv4' : 'ipv6');
const bitsOf: Readonly<Record<Family, number>> = { ipv4: 32, ipv6: 128 };

function parse(text: string): Network | null {
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return null;
  const family = familyOf(address);
  if (bits === undefined) return { address, family, bits: bitsOf[family] };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= bitsOf[family] ? { address, family, bits: Number(bits) } : null;
}

/** An address, or a network as `10.0.0.0/8`. */
export const isNetwork = (text: string): boolean => parse(text) !== null;

/** A dual-stack socket writes an IPv4 address as `::ffff:192.0.2.1`. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d{1,3}\.)/i, '');

/** Tells whether an address lies in one of the networks. */
export function within(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.map(parse)) {
    if (network) list.addSubnet(network.address, network.bits, network.family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}
