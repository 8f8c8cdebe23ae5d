import { singleton } from '../platform/process-singleton';

const running = (): Set<string> => singleton('running', () => new Set<string>());

/**
 * Marks a request with a key as being worked on in this process. Across processes the storage decides; there the second
 * waits for the first and gets its answer.
 * @returns null while another request with this key is worked on, else what to call at the end
 */
export function startKey(kind: string, key: string | null): (() => void) | null {
  if (key === null) return () => undefined;
  const name = `${kind} ${key}`;
  if (running().has(name)) return null;
  running().add(name);
  return () => void running().delete(name);
}
