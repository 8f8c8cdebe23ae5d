import { createTransport, type Transporter } from 'nodemailer';
import { limits } from '../../platform/limits';
import type { Sender } from '../../platform/settings/sender.mjs';

type SmtpError = Readonly<{ code?: string; command?: string; responseCode?: number }>;

/** The SMTP commands that belong to one letter; all others open the connection. */
const ofTheLetter: ReadonlySet<string> = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

const facts = (error: unknown): SmtpError => (typeof error === 'object' && error ? error : {});

/** Whether it was this letter that was refused, by the server or by our own checks, and not every letter. */
function isAboutTheLetter(error: unknown): boolean {
  const { command = '', responseCode, code } = facts(error);
  return (ofTheLetter.has(command) && responseCode !== undefined) || code === 'EENVELOPE' || code === 'EMESSAGE';
}

/** The number of the SMTP answer, else the error's code; never the answer's text, because it may contain an address. */
function codeOf(error: unknown): string {
  const { code, responseCode } = facts(error);
  return responseCode ? String(responseCode) : (code?.replace(/\W/g, '').slice(0, 40) ?? 'unknown');
}

/** A composed letter. The only visitor's text in its headers is an address that `isMailbox` has checked. */
export type Letter = Readonly<{
  messageId: string;
  from: Sender;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html?: string;
  /** `cid`: the id by which the HTML shows it. */
  attachments: readonly Readonly<{ filename: string; content: Buffer; cid?: string }>[];
  /** A person wrote it: it does not say that a program did. */
  byHand?: boolean;
}>;

/** `refused`: only this letter failed; `unreachable`: any letter would have failed. */
export type Delivery = Readonly<{ state: 'sent' } | { state: 'refused' | 'unreachable'; code: string }>;

export type Transport = Readonly<{
  send: (letter: Letter) => Promise<Delivery>;
  /** Whether the server would take letters; sends none. */
  answers: () => Promise<boolean>;
}>;

export type Waits = Readonly<{ connectMs: number; idleMs: number; sendMs: number; probeMs: number }>;
const { sendMs, probeMs } = limits.outbox;
const usual: Waits = { connectMs: 10_000, idleMs: 30_000, sendMs, probeMs };

/** Connects, greets and signs in; sends nothing. @returns the code of what went wrong; null: it would take letters */
async function faultOf(mail: Transporter, { probeMs }: Waits): Promise<string | null> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve('ETIMEDOUT'), probeMs);
  const verified = mail.verify().then(() => null, codeOf);
  return Promise.race([verified, late.promise]).finally(() => clearTimeout(timer));
}

const answers = async (mail: Transporter, waits: Waits): Promise<boolean> => (await faultOf(mail, waits)) === null;

async function send(
  mail: Transporter,
  { from, replyTo, attachments, byHand, ...letter }: Letter,
  waits: Waits,
): Promise<Delivery> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), waits.sendMs);
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
    // if the error is not about this letter, ask whether the server answers at all
    const lettersFault = isAboutTheLetter(error) || (await answers(mail, waits));
    return { state: lettersFault ? 'refused' : 'unreachable', code };
  } finally {
    clearTimeout(timer);
  }
}

const transporter = (url: string, waits: Waits): Transporter =>
  createTransport({
    url,
    connectionTimeout: waits.connectMs,
    greetingTimeout: waits.connectMs,
    socketTimeout: waits.idleMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Asks the mail server once. @returns the code of what went wrong; null: it would take letters */
export const smtpFault = (url: string): Promise<string | null> => faultOf(transporter(url, usual), usual);

/** Sends by SMTP. Each letter has its own connection, so that a broken one affects no other letter. */
export function smtpTransport(url: string, waits: Waits = usual): Transport {
  const mail = transporter(url, waits);
  return { send: (letter) => send(mail, letter, waits), answers: () => answers(mail, waits) };
}
