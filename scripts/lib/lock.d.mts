type Entry = Readonly<{
  version?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  optionalDependencies?: Readonly<Record<string, string>>;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
}>;
type Lock = Readonly<{ packages: Readonly<Record<string, Entry>> }>;

export function agrees(lock: Lock, installed: Lock): boolean;
export function absent(lock: Lock): readonly Readonly<{ name: string; version: string }>[];
export function completed(lock: Lock): Lock;
