import { z } from 'zod';
import { isMailbox } from '@/domain/doubts';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => new URL(url).origin);

/** Compared by protocol only: such an address may hold a password, so no fault may quote it. */
const addressOf = (protocols: readonly string[], error: string) =>
  z.string().refine((url) => URL.canParse(url) && protocols.includes(new URL(url).protocol), { error });

const mailbox = z.string().refine(isMailbox, { error: 'must be one e-mail address' });

const variables = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  SITE_URL: origin.optional(),
  PUBLIC_ORIGINS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin))
    .optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: addressOf(['postgres:', 'postgresql:'], 'must be a postgres:// address').optional(),
  SMTP_URL: addressOf(['smtp:', 'smtps:'], 'must be an smtp:// or smtps:// address').optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailbox.optional(),
});

export type Environment = Readonly<{
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
}>;

export type MailSettings = Readonly<{ url: string; from: string; to: string }>;

type Variables = z.infer<typeof variables>;

function mailSettings({ SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to }: Variables): MailSettings | null {
  if (!url) return null;
  if (!from || !to) throw new Error('SMTP_URL needs MAIL_FROM and MAIL_TO beside it');
  return { url, from, to };
}

function mailHost({ MAIL_FROM, SITE_URL }: Variables): string {
  return MAIL_FROM?.split('@')[1] ?? (SITE_URL ? new URL(SITE_URL).hostname : 'localhost');
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
  const { PORT, SITE_URL, PUBLIC_ORIGINS, DATA_DIR, DATABASE_URL } = parsed.data;
  const local = [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`];
  return {
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    publicOrigins: PUBLIC_ORIGINS ?? (SITE_URL ? [SITE_URL, ...local] : local),
    dataFolder: DATA_DIR,
    databaseUrl: DATABASE_URL ?? null,
    mail: mailSettings(parsed.data),
    mailHost: mailHost(parsed.data),
  };
}

let parsed: Environment | undefined;

/** The process's own configuration, read at the first use: the build evaluates route modules without it. */
export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}
