import type { ChangeableLimits } from './settings/changeable-limits.mjs';
import type { Sender } from './settings/sender.mjs';
import { readVariables, stated, type Variables } from './settings/variables.mjs';

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

const mailSettings = (
  { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to }: Variables,
  siteUrl: string,
): MailSettings | null => (url && from && to ? { url, from, to, siteUrl } : null);

function mailHost({ MAIL_FROM, SITE_URL }: Variables): string {
  return MAIL_FROM?.address.split('@')[1] ?? (SITE_URL ? new URL(SITE_URL).hostname : 'localhost');
}

/**
 * The configuration, with a default for everything that serves on localhost.
 * @throws with one line for each variable that is wrong
 */
export function parseEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const variables = readVariables(env);
  const { HOST, PORT, SITE_URL, PUBLIC_ORIGINS, DATA_DIR, DATABASE_URL, TRUSTED_PROXIES, RATE_LIMIT } = variables;
  const local = [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`];
  const siteUrl = SITE_URL ?? `http://localhost:${PORT}`;
  return {
    host: HOST,
    port: PORT,
    siteUrl,
    publicOrigins: PUBLIC_ORIGINS ?? (SITE_URL ? [SITE_URL, ...local] : local),
    dataFolder: DATA_DIR,
    databaseUrl: DATABASE_URL ?? null,
    mail: mailSettings(variables, siteUrl),
    mailHost: mailHost(variables),
    trustedProxies: TRUSTED_PROXIES,
    healthToken: variables.HEALTH_TOKEN ?? null,
    rateLimit: RATE_LIMIT,
    limits: variables.limits,
  };
}

let parsed: Environment | undefined;

/** The process's own configuration, read at the first use: the build evaluates route modules without it. */
export function environment(): Environment {
  parsed ??= parseEnvironment(stated());
  return parsed;
}
