import type { ChangeableLimits } from './changeable-limits.mjs';
import type { Sender } from './sender.mjs';

/** Undefined where nothing is stated and nothing is usual. */
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

/** The variables that have a rule of their own: all but the limits. */
export const variableNames: readonly string[];

/**
 * Every variable as read; an empty one is one that is not set.
 * @throws with one line for each variable that is wrong
 */
export function readVariables(env: Stated): Variables;

/** What is stated for this process, in its environment or in `.env`. */
export function stated(): Record<string, string | undefined>;
