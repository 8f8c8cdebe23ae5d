import type { ToldSettings } from './told-settings';

/** All that a line of the log can say; never a name, an address, a text or a file's name (TRUST-24). */
export type LogLine = Readonly<{
  event:
    | ('received' | 'replayed' | 'refused' | 'failed')
    | ('start' | 'ready' | 'stop' | 'stopped')
    | ('letter sent' | 'letter failed' | 'letter parked' | 'mail down' | 'mail up' | 'erased');
  id?: string;
  kind?: string;
  code?: string;
  /** What went wrong inside: an error's own code or class, never its message. */
  cause?: string;
  count?: number;
  ms?: number;
  /** Of the whole process: which site it serves, where, and how it was told to. */
  version?: string;
  build?: string | null;
  url?: string;
  settings?: ToldSettings;
}>;

const keys = [
  ...(['event', 'id', 'kind', 'code', 'cause', 'count', 'ms'] as const),
  ...(['version', 'build', 'url', 'settings'] as const),
] satisfies readonly (keyof LogLine)[];

/** One JSON line, of the listed keys only, whatever the object at hand carries besides. */
export function logLine(line: LogLine, at: number): string {
  const known = keys.flatMap((key) => (line[key] === undefined ? [] : [[key, line[key]] as const]));
  return JSON.stringify({ time: new Date(at).toISOString(), ...Object.fromEntries(known) });
}

/** An error, also one of another realm or of a native module, where `instanceof` says no. */
export const isError = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'name' in error && 'message' in error;

/** An error's code or class name. Its message may quote what a visitor typed, so it stays out. */
export function causeOf(error: unknown): string {
  if (!isError(error)) return typeof error;
  const code = 'code' in error ? String(error.code) : error.name;
  return /^\w{1,60}$/.test(code) ? code : error.name;
}
