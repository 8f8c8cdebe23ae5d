import type { Environment } from './environment';
import { changeable } from './settings/changeable-limits.mjs';

/** The settings as they may stand in a log: no password, and no address of a person. */
export type ToldSettings = Readonly<
  Pick<Environment, 'port' | 'siteUrl' | 'publicOrigins' | 'dataFolder' | 'trustedProxies' | 'rateLimit'> & {
    host: string | null;
    database: 'sqlite' | 'postgres';
    mail: boolean;
    healthToken: boolean;
    /** Those that differ from the usual ones. */
    limits: Readonly<Record<string, number>>;
  }
>;

const rows = (limits: Environment['limits']): [string, number][] => Object.values(limits).flatMap(Object.entries);

function changedOnes(limits: Environment['limits']): Readonly<Record<string, number>> {
  const usual = Object.fromEntries(rows(changeable));
  return Object.fromEntries(rows(limits).filter(([name, value]) => usual[name] !== value));
}

/** Each is named here: a setting that comes later is not told by itself. */
export const toldSettings = (settings: Environment): ToldSettings => ({
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
  limits: changedOnes(settings.limits),
});
