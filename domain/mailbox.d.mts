/** One strict mailbox: letters may be sent to it. */
export function isMailbox(text: string): boolean;
