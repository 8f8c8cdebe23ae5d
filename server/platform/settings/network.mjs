import { isIP } from 'node:net';

/** @typedef {'ipv4' | 'ipv6'} Family */
/** @typedef {Readonly<{ address: string, family: Family, bits: number }>} Network */

/**
 * @param {string} text an address, or a network as `10.0.0.0/8`
 * @returns {Network | null} null where it is neither
 */
export function networkOf(text) {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return null;
  const widest = version === 4 ? 32 : 128;
  if (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= widest)) return null;
  return { address, family: version === 4 ? 'ipv4' : 'ipv6', bits: bits === undefined ? widest : Number(bits) };
}
