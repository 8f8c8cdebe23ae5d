import { createTransport, type Transporter } from 'nodemailer';
import { limits } from '../../platform/limits';
import type { Sender } from '../../platform/settings/sender.mjs';

type SmtpError = Readonly<{
  code?: string;
  command?: string;
  responseCode?: number;
  originalCode?: string;
  timeoutType?: string;
}>;

/** The SMTP commands that belong to one letter; all others open the connection. */
const ofTheLetter: ReadonlySet<string> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

const facts = (error: unknown): SmtpError => (typeof error === 'object' && error ? error : {});

/** By the server or by our own checks. A server that greets nobody is asked ever more seldom, as one that refuses. */
function isAboutTheLetter(error: unknown): boolean {
  const { command = '', responseCode, code, timeoutType } = facts(error);
  if (code === 'EENVELOPE' || code === 'EMESSAGE' || timeoutType === 'GREETING_TIMEOUT') return true;
  return ofTheLetter.has(command) && responseCode !== undefined;
}

/** The server's certificate is not vouched for, is for another name, or is out of date. */
export const isOfCertificate = (code: string): boolean => /CERT|SELF_SIGNED/.test(code);

/** The number of the SMTP answer, else the error's code; never the answer's text, because it may contain an address. */
function codeOf(error: unknown): string {
  const { code, responseCode, originalCode = '' } = facts(error);
  if (responseCode) return String(responseCode);
  return (isOfCertificate(originalCode) ? originalCode : code)?.replace(/\W/g, '').slice(0, 40) ?? 'unknown';
}

/** The only visitor's text in its headers is an address that `isMailbox` has checked. */
export type Letter = Readonly<{
  messageId: string;
  from: Sender;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html?: string;
  /** `cid`: by which the HTML shows it. */
  attachments: readonly Readonly<{ filename: string; content: Buffer; cid?: string }>[];
  /** A person wrote it: it does not say that a program did. */
  byHand?: boolean;
}>;

/** `refused`: only this letter failed; `unreachable`: any would have failed; `unanswered`: the server has all of it and said nothing. */
export type Delivery = Readonly<{ state: 'sent' } | { state: 'refused' | 'unreachable' | 'unanswered'; code: string }>;

export type Transport = Readonly<{
  send: (letter: Letter) => Promise<Delivery>;
  answers: () => Promise<boolean>;
}>;

/** `greetMs`: to connect and be greeted; `idleMs`: for each answer, the one after the last dot too; `sendMs`: for all. */
export type Waits = Readonly<{ greetMs: number; idleMs: number; sendMs: number }>;

/** Connects, greets and signs in; sends nothing. @returns the code of what went wrong; null: it would take letters */
async function faultOf(mail: Transporter, withinMs: number): Promise<string | null> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve('ETIMEDOUT'), withinMs);
  const verified = mail.verify().then(() => null, codeOf);
  return Promise.race([verified, late.promise]).finally(() => clearTimeout(timer));
}

const answers = async (mail: Transporter, { greetMs }: Waits): Promise<boolean> =>
  (await faultOf(mail, greetMs)) === null;

/** `atWhole`: called when a letter was written with its last dot, which no error of nodemailer's tells, but its log. */
function transporter(url: string, { greetMs, idleMs }: Waits, atWhole: () => void = () => undefined): Transporter {
  const ignore = (): void => undefined;
  const info = ({ tnx }: { tnx?: string }): void => {
    if (tnx === 'message') atWhole();
  };
  return createTransport({
    url,
    connectionTimeout: greetMs,
    greetingTimeout: greetMs,
    socketTimeout: idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: { level: ignore, trace: ignore, debug: ignore, info, warn: ignore, error: ignore, fatal: ignore },
  });
}

async function send(
  url: string,
  { from, replyTo, attachments, byHand, ...letter }: Letter,
  waits: Waits,
): Promise<Delivery> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), waits.sendMs);
  let isWhole = false;
  const mail = transporter(url, waits, () => {
    isWhole = true;
  });
  try {
    const headers = byHand
      ? {}
      : { 'Auto-Submitted': 'auto-generated', 'List-Id': `<studio.${from.address.split('@')[1] ?? ''}>` };
    await mail.sendMail({
      ...letter,
      // name and address apart, so that nodemailer encodes the name and does not look for an address in it
      from: { ...from },
      ...(replyTo && { replyTo }),
      attachments: [...attachments],
      headers,
      signal: ending.signal,
    });
    return { state: 'sent' };
  } catch (error) {
    const code = codeOf(error);
    if (isWhole && facts(error).responseCode === undefined) return { state: 'unanswered', code };
    // if the error is not about this letter, ask whether the server answers at all
    const lettersFault = isAboutTheLetter(error) || (await answers(mail, waits));
    return { state: lettersFault ? 'refused' : 'unreachable', code };
  } finally {
    clearTimeout(timer);
  }
}

/** Asks the mail server once. @returns the code of what went wrong; null: it would take letters */
export const smtpFault = (url: string): Promise<string | null> =>
  faultOf(transporter(url, limits.outbox), limits.outbox.probeMs);

/** Sends by SMTP. Each letter has its own connection, so that a broken one affects no other letter. */
export const smtpTransport = (url: string, waits: Waits = limits.outbox): Transport => ({
  send: (letter) => send(url, letter, waits),
  answers: () => answers(transporter(url, waits), waits),
});
