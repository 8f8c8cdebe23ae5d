import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './environment';
import { changeable } from './settings/changeable-limits.mjs';

const rows = (limits: Environment['limits']): [string, number][] => Object.values(limits).flatMap(Object.entries);

function changedLimits(limits: Environment['limits']): Readonly<Record<string, number>> {
  const usual = Object.fromEntries(rows(changeable));
  return Object.fromEntries(rows(limits).filter(([name, value]) => usual[name] !== value));
}

/** Each setting is listed, so that a new one, which may be secret, is not logged by accident. */
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
  limits: changedLimits(settings.limits),
});

/** Never a person's name, an address, a text or a file's name (TRUST-24). */
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
  /** At the start. */
  version?: string;
  build?: string | null;
  url?: string;
  settings?: ReturnType<typeof loggedSettings>;
}>;

/** One JSON line with these keys only, even if the object has others. */
export function logLine(
  { event, id, kind, code, cause, count, ms, version, build, url, settings }: LogLine,
  at: number,
): string {
  const time = new Date(at).toISOString();
  return JSON.stringify({ time, event, id, kind, code, cause, count, ms, version, build, url, settings });
}

type Output = Readonly<{ isTTY?: boolean; write: (text: string) => unknown }>;

/** Each process starts a new file (docs/operations.md). */
let flag = 'w';

/** To standard output, for a journal; at a terminal, where a person reads, to `server.log` in the data folder. */
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
