/** Whether the text is exactly one mailbox that letters may be sent to. */
export function isMailbox(text: string): boolean;
