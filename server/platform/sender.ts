import { isMailbox } from '@/domain/doubts';

/** Whom a letter comes from; `name` is empty where only an address is told. */
export type Sender = Readonly<{ name: string; address: string }>;

/** A name, in quotes where it has signs such as a comma, and an address. No sign that could end a header or begin another. */
const named = /^(?:([\p{L}\p{M}\p{N} .'’&–-]{1,100})|"([^"\\<>@\p{C}\p{Zl}\p{Zp}]{1,100})") <([^<>\s]{1,254})>$/u;

/**
 * @example parseSender('Anna Nowak <www@studio.example>') // { name: 'Anna Nowak', address: 'www@studio.example' }
 * @returns null where it is not one strict mailbox, with or without a name
 */
export function parseSender(text: string): Sender | null {
  if (isMailbox(text)) return { name: '', address: text };
  const [, plain, quoted, address = ''] = named.exec(text) ?? [];
  const name = (plain ?? quoted ?? '').trim();
  return name && isMailbox(address) ? { name, address } : null;
}
