type SmtpError = Readonly<{ code?: string; command?: string; responseCode?: number }>;

/** The SMTP commands that belong to one letter; all others open the connection. */
const ofTheLetter: ReadonlySet<string> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

const facts = (error: unknown): SmtpError => (typeof error === 'object' && error ? error : {});

/** Whether it was this letter that was refused, by the server or by our own checks, and not every letter. */
export function isAboutTheLetter(error: unknown): boolean {
  const { command = '', responseCode, code } = facts(error);
  return (ofTheLetter.has(command) && responseCode !== undefined) || code === 'EENVELOPE' || code === 'EMESSAGE';
}

/** The number of the SMTP answer, else the error's code; never the answer's text, because it may contain an address. */
export function codeOf(error: unknown): string {
  const { code, responseCode } = facts(error);
  return responseCode ? String(responseCode) : (code?.replace(/\W/g, '').slice(0, 40) ?? 'unknown');
}
