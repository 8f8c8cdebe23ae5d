import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { isMailbox } from '@/domain/doubts';
import { type ChangeableLimits, changedLimits } from './environment-limits';
import { isNetwork } from './network';
import { parseSender, type Sender } from './sender';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => new URL(url).origin);

/** Compared by protocol only: such an address may hold a password, so no fault may quote it. */
const addressOf = (protocols: readonly string[], error: string) =>
  z.string().refine((url) => URL.canParse(url) && protocols.includes(new URL(url).protocol), { error });

const mailbox = z.string().refine(isMailbox, { error: 'must be one e-mail address' });

const sender = z.string().transform((text, context): Sender => {
  const parsed = parseSender(text.trim());
  if (parsed) return parsed;
  context.addIssue('must be one e-mail address, with or without a name: Anna Nowak <www@studio.example>');
  return z.NEVER;
});

const listOf = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);

const variables = z.object({
  HOST: z.string().optional(),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  SITE_URL: origin.optional(),
  PUBLIC_ORIGINS: z.string().transform(listOf).pipe(z.array(origin)).optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: addressOf(['postgres:', 'postgresql:'], 'must be a postgres:// address').optional(),
  SMTP_URL: addressOf(['smtp:', 'smtps:'], 'must be an smtp:// or smtps:// address').optional(),
  MAIL_FROM: sender.optional(),
  MAIL_TO: mailbox.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(listOf)
    .refine((list) => list.every(isNetwork), { error: 'must be IP addresses or networks such as 10.0.0.0/8' }),
  HEALTH_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,}$/, 'must be at least 16 letters, digits or -._~+/=')
    .optional(),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
});

export type Environment = Readonly<{
  /** Where the site listens; without a host on every address of the machine. */
  host: string | undefined;
  port: number;
  siteUrl: string;
  /** What a browser may name as the origin of a form. */
  publicOrigins: readonly string[];
  dataFolder: string;
  /** Null: everything lies in one SQLite file in the data folder. */
  databaseUrl: string | null;
  /** How letters leave; null: they wait in the outbox. */
  mail: MailSettings | null;
  /** What the letters' own ids end in; it must not change from day to day. */
  mailHost: string;
  /** Whose word on a visitor's address is believed. */
  trustedProxies: readonly string[];
  /** Who shows it at `/api/health` is told figures. */
  healthToken: string | null;
  rateLimit: boolean;
  limits: ChangeableLimits;
}>;

/** `siteUrl`: what letters link to. */
export type MailSettings = Readonly<{ url: string; from: Sender; to: string; siteUrl: string }>;

type Variables = z.infer<typeof variables>;

function mailSettings(
  { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to }: Variables,
  siteUrl: string,
): MailSettings | null {
  if (!url) return null;
  if (!from || !to) throw new Error('SMTP_URL needs MAIL_FROM and MAIL_TO beside it');
  return { url, from, to, siteUrl };
}

function mailHost({ MAIL_FROM, SITE_URL }: Variables): string {
  return MAIL_FROM?.address.split('@')[1] ?? (SITE_URL ? new URL(SITE_URL).hostname : 'localhost');
}

/**
 * The configuration, with a default for everything that serves on localhost.
 * @throws with one line for each variable that is wrong
 */
export function parseEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const stated = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(stated);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join('\n'));
  }
  const { HOST, PORT, SITE_URL, PUBLIC_ORIGINS, DATA_DIR, DATABASE_URL, TRUSTED_PROXIES, RATE_LIMIT } = parsed.data;
  const local = [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`];
  const siteUrl = SITE_URL ?? `http://localhost:${PORT}`;
  return {
    host: HOST,
    port: PORT,
    siteUrl,
    publicOrigins: PUBLIC_ORIGINS ?? (SITE_URL ? [SITE_URL, ...local] : local),
    dataFolder: DATA_DIR,
    databaseUrl: DATABASE_URL ?? null,
    mail: mailSettings(parsed.data, siteUrl),
    mailHost: mailHost(parsed.data),
    trustedProxies: TRUSTED_PROXIES,
    healthToken: parsed.data.HEALTH_TOKEN ?? null,
    rateLimit: RATE_LIMIT === 'on',
    limits: changedLimits(env),
  };
}

const file = '.env';

/** The file beside the site, for whoever does not set variables elsewhere; what is set elsewhere counts more. */
const fromFile = (): NodeJS.Dict<string> => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});

let parsed: Environment | undefined;

/** The process's own configuration, read at the first use: the build evaluates route modules without it. */
export function environment(): Environment {
  parsed ??= parseEnvironment({ ...fromFile(), ...process.env });
  return parsed;
}
