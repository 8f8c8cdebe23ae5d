/** The From header of letters; `name` is empty if only an address is configured. */
export type Sender = Readonly<{ name: string; address: string }>;

/** @returns null where it is not one strict mailbox, with or without a name */
export function parseSender(text: string): Sender | null;
