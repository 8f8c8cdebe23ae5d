type SmtpError = Readonly<{ code?: string; command?: string; responseCode?: number }>;

/** The commands of one letter; all others open the conversation. */
const ofTheLetter: ReadonlySet<string> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

const facts = (error: unknown): SmtpError => (typeof error === 'object' && error ? error : {});

/** Whether the server, or we before asking it, said no to this very letter. */
export function isAboutTheLetter(error: unknown): boolean {
  const { command = '', responseCode, code } = facts(error);
  return (ofTheLetter.has(command) && responseCode !== undefined) || code === 'EENVELOPE' || code === 'EMESSAGE';
}

/** The number of an SMTP answer, else the error's own code; never the answer's words, which may quote an address. */
export function codeOf(error: unknown): string {
  const { code, responseCode } = facts(error);
  return responseCode ? String(responseCode) : (code?.replace(/\W/g, '').slice(0, 40) ?? 'unknown');
}
