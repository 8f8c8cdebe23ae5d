import type { Sender } from './settings/sender.mjs';
import { environmentVariables, readVariables } from './settings/variables.mjs';

export type MailSettings = Readonly<{ url: string; from: Sender; to: string; siteUrl: string }>;

/** The defaults are for localhost. @throws with one line for each variable that is wrong */
export function parseEnvironment(env: Readonly<Record<string, string | undefined>>) {
  const variables = readVariables(env);
  const { HOST, PORT, SITE_URL, PUBLIC_ORIGINS, DATA_DIR, DATABASE_URL, TRUSTED_PROXIES, RATE_LIMIT } = variables;
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to } = variables;
  const local = [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`];
  const siteUrl = SITE_URL ?? `http://localhost:${PORT}`;
  const mail: MailSettings | null = url && from && to ? { url, from, to, siteUrl } : null;
  return {
    /** Undefined: the site listens on every address of the machine. */
    host: HOST,
    port: PORT,
    siteUrl,
    publicOrigins: PUBLIC_ORIGINS ?? (SITE_URL ? [SITE_URL, ...local] : local),
    dataFolder: DATA_DIR,
    /** Of the artist's own content: each file replaces the sample of its name. */
    contentFolder: variables.CONTENT_DIR,
    /** Null: SQLite in the data folder. */
    databaseUrl: DATABASE_URL ?? null,
    /** Null: letters wait in the outbox. */
    mail,
    /** The domain part of each letter's Message-ID; it should stay the same. */
    mailHost: from?.address.split('@')[1] ?? new URL(siteUrl).hostname,
    trustedProxies: TRUSTED_PROXIES,
    rateLimit: RATE_LIMIT,
    deskPort: variables.DESK_PORT,
    /** Null: the desk is reached from this machine alone. */
    deskUrl: variables.DESK_URL ?? null,
    limits: variables.limits,
  };
}

export type Environment = Readonly<ReturnType<typeof parseEnvironment>>;

let parsed: Environment | undefined;

/** Read at the first use, because the build loads modules without a configuration. */
export function environment(): Environment {
  parsed ??= parseEnvironment(environmentVariables());
  return parsed;
}
