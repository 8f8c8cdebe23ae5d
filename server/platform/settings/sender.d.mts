/** Whom a letter comes from; `name` is empty where only an address is told. */
export type Sender = Readonly<{ name: string; address: string }>;

/** @returns null where it is not one strict mailbox, with or without a name */
export function parseSender(text: string): Sender | null;
