import type { ChangeableLimits } from './changeable-limits.mjs';
import type { Sender } from './sender.mjs';

/** Undefined: not set, and without a default. */
export type Variables = Readonly<{
  HOST: string | undefined;
  PORT: number;
  SITE_URL: string | undefined;
  PUBLIC_ORIGINS: readonly string[] | undefined;
  DATA_DIR: string;
  DATABASE_URL: string | undefined;
  SMTP_URL: string | undefined;
  MAIL_FROM: Sender | undefined;
  MAIL_TO: string | undefined;
  TRUSTED_PROXIES: readonly string[];
  HEALTH_TOKEN: string | undefined;
  RATE_LIMIT: boolean;
  limits: ChangeableLimits;
}>;

type Stated = Readonly<Record<string, string | undefined>>;

/** All variables but the limits. */
export const variableNames: readonly string[];

/**
 * Reads every variable; an empty one counts as not set.
 * @throws an error with one line for each variable that is wrong
 */
export function readVariables(env: Stated): Variables;

/** The settings of this process, from its environment or from `.env`. */
export function stated(): Record<string, string | undefined>;
