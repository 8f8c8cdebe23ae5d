/** The From header of letters; `name` is empty if only an address is configured. */
export type Sender = Readonly<{ name: string; address: string }>;

/** @returns null if the text is not exactly one address, with or without a name */
export function parseSender(text: string): Sender | null;
