// biome-ignore lint/style/noRestrictedImports: this file also runs before installation, and Node itself resolves no alias
import { isMailbox } from '../../../domain/mailbox.mjs';

/** A name, in quotes if it has characters such as a comma, and an address; no character that could end a header. */
const named = /^(?:([\p{L}\p{M}\p{N} .'’&–-]{1,100})|"([^"\\<>@\p{C}\p{Zl}\p{Zp}]{1,100})") <([^<>\s]{1,254})>$/u;

/**
 * @param {string} text
 * @example parseSender('Anna Nowak <www@studio.example>') // { name: 'Anna Nowak', address: 'www@studio.example' }
 */
export function parseSender(text) {
  if (isMailbox(text)) return { name: '', address: text };
  const [, plain, quoted, address = ''] = named.exec(text) ?? [];
  const name = (plain ?? quoted ?? '').trim();
  return name && isMailbox(address) ? { name, address } : null;
}
