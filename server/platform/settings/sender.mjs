import { isMailbox } from '../../../domain/mailbox.mjs';

/** @typedef {Readonly<{ name: string, address: string }>} Sender */

/** A name, in quotes where it has signs such as a comma, and an address; no sign that could end a header. */
const named = /^(?:([\p{L}\p{M}\p{N} .'’&–-]{1,100})|"([^"\\<>@\p{C}\p{Zl}\p{Zp}]{1,100})") <([^<>\s]{1,254})>$/u;

/**
 * @param {string} text
 * @returns {Sender | null} null where it is not one strict mailbox, with or without a name
 * @example parseSender('Anna Nowak <www@studio.example>') // { name: 'Anna Nowak', address: 'www@studio.example' }
 */
export function parseSender(text) {
  if (isMailbox(text)) return { name: '', address: text };
  const [, plain, quoted, address = ''] = named.exec(text) ?? [];
  const name = (plain ?? quoted ?? '').trim();
  return name && isMailbox(address) ? { name, address } : null;
}
