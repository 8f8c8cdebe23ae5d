type Lock = Readonly<{
  packages: Readonly<Record<string, Readonly<{ version?: string; optional?: boolean; devOptional?: boolean }>>>;
}>;
export function agrees(lock: Lock, installed: Lock): boolean;
