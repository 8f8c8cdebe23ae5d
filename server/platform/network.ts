import { BlockList, isIP, isIPv4 } from 'node:net';
import { networkOf } from './settings/network.mjs';

/** A dual-stack socket gives an IPv4 address as `::ffff:192.0.2.1`. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d{1,3}\.)/i, '');

export function within(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.map(networkOf)) {
    if (network) list.addSubnet(network.address, network.bits, network.family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
