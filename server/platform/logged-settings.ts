import type { Environment } from './environment';
import { changeable } from './settings/changeable-limits.mjs';

/** The settings that may be logged: no password, and no person's address. */
export type LoggedSettings = Readonly<
  Pick<Environment, 'port' | 'siteUrl' | 'publicOrigins' | 'dataFolder' | 'trustedProxies' | 'rateLimit'> & {
    host: string | null;
    database: 'sqlite' | 'postgres';
    mail: boolean;
    healthToken: boolean;
    /** Those that differ from the defaults. */
    limits: Readonly<Record<string, number>>;
  }
>;

const rows = (limits: Environment['limits']): [string, number][] => Object.values(limits).flatMap(Object.entries);

function changedLimits(limits: Environment['limits']): Readonly<Record<string, number>> {
  const usual = Object.fromEntries(rows(changeable));
  return Object.fromEntries(rows(limits).filter(([name, value]) => usual[name] !== value));
}

/** Each setting is listed, so that a new one, which may be secret, is not logged by accident. */
export const loggedSettings = (settings: Environment): LoggedSettings => ({
  host: settings.host ?? null,
  port: settings.port,
  siteUrl: settings.siteUrl,
  publicOrigins: settings.publicOrigins,
  dataFolder: settings.dataFolder,
  database: settings.databaseUrl === null ? 'sqlite' : 'postgres',
  mail: settings.mail !== null,
  trustedProxies: settings.trustedProxies,
  healthToken: settings.healthToken !== null,
  rateLimit: settings.rateLimit,
  limits: changedLimits(settings.limits),
});
