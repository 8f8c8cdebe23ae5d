import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './environment';
import { changeable } from './settings/changeable-limits.mjs';

const rows = (limits: Environment['limits']): [string, number][] => Object.values(limits).flatMap(Object.entries);

function changedLimits(limits: Environment['limits']): Readonly<Record<string, number>> {
  const usual = Object.fromEntries(rows(changeable));
  return Object.fromEntries(rows(limits).filter(([name, value]) => usual[name] !== value));
}

/** No password, and no person's address: each setting is listed, so that a new one, which may be secret, is not logged by accident. */
export const loggedSettings = (settings: Environment) => ({
  host: settings.host ?? null,
  port: settings.port,
  siteUrl: settings.siteUrl,
  publicOrigins: settings.publicOrigins,
  dataFolder: settings.dataFolder,
  database: settings.databaseUrl === null ? 'sqlite' : 'postgres',
  mail: settings.mail !== null,
  trustedProxies: settings.trustedProxies,
  rateLimit: settings.rateLimit,
  /** Those that differ from the defaults. */
  limits: changedLimits(settings.limits),
});

/** The keys that a log line may have; never a name, an address, a text or a file's name (TRUST-24). */
export type LogLine = Readonly<{
  event:
    | ('received' | 'replayed' | 'refused' | 'failed')
    | ('start' | 'ready' | 'stop' | 'stopped')
    | (
        | 'letter sent'
        | 'letter failed'
        | 'letter parked'
        | 'letter withheld'
        | 'mail down'
        | 'mail up'
        | 'erased'
        | 'kept'
      );
  id?: string;
  kind?: string;
  code?: string;
  cause?: string;
  count?: number;
  ms?: number;
  /** Only at the start: the version, the build, the address and the settings. */
  version?: string;
  build?: string | null;
  url?: string;
  settings?: ReturnType<typeof loggedSettings>;
}>;

const keys = [
  ...(['event', 'id', 'kind', 'code', 'cause', 'count', 'ms'] as const),
  ...(['version', 'build', 'url', 'settings'] as const),
] satisfies readonly (keyof LogLine)[];

/** One JSON line with the listed keys only, even if the object has others. */
export function logLine(line: LogLine, at: number): string {
  const known = keys.flatMap((key) => (line[key] === undefined ? [] : [[key, line[key]] as const]));
  return JSON.stringify({ time: new Date(at).toISOString(), ...Object.fromEntries(known) });
}

type Output = Readonly<{ isTTY?: boolean; write: (text: string) => unknown }>;

/** Each process starts a new file, so that none grows old (docs/operations.md). */
let flag = 'w';

/**
 * Writes a line to standard output, for the journal of whatever runs the site. At a terminal it goes to `server.log` in
 * the data folder instead, because a person reads there.
 */
export function writeLog(line: string, dataFolder: () => string, output: Output = process.stdout): void {
  if (!output.isTTY) return void output.write(`${line}\n`);
  try {
    appendFileSync(join(dataFolder(), 'server.log'), `${line}\n`, { mode: 0o600, flag });
    flag = 'a';
  } catch {
    // a log that cannot be written stops nothing, as where the journal is gone
  }
}

/** Recognizes errors of another realm (as in jest) or of a native module too, for which `instanceof` is false. */
export const isError = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'name' in error && 'message' in error;

/** An error's code or class name; not its message, because that may contain what a visitor typed. */
export function causeOf(error: unknown): string {
  if (!isError(error)) return typeof error;
  const code = 'code' in error ? String(error.code) : error.name;
  return /^\w{1,60}$/.test(code) ? code : error.name;
}
