type Entry = Readonly<{
  bin?: Readonly<Record<string, string>>;
  version?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  optionalDependencies?: Readonly<Record<string, string>>;
  os?: string | readonly string[];
  cpu?: string | readonly string[];
  libc?: string | readonly string[];
}>;
export type Lock = Readonly<{ packages: Readonly<Record<string, Entry>> }>;

export type Machine = Readonly<{ os: string; cpu: string; libc?: string }>;

export function machine(): Machine;
export function fits(entry: Entry, here: Machine): boolean;
/** The paths of packages that the lockfile asks for on this machine and npm has not installed. */
export function absentFrom(lock: Lock, installed: Partial<Lock>, here: Machine): readonly string[];
export function absent(lock: Lock): readonly Readonly<{ name: string; version: string }>[];
export function completed(lock: Lock): Lock;
