import { hash } from 'node:crypto';
import { signals } from '@/domain/api';
import type { ReceivedFile, ReceivedForm } from './received';

type Sent = Readonly<{ fields: ReceivedForm['fields']; files: readonly Pick<ReceivedFile, 'sha256'>[] }>;

/** Equal exactly when the fields, in whatever order, and the files are the same. */
export function contentHash({ fields, files }: Sent): string {
  const names = Object.keys(fields)
    // how long the form took is not part of what it says
    .filter((name) => name !== signals.elapsed)
    .toSorted();
  return hash('sha256', JSON.stringify([names.map((name) => [name, fields[name]]), files.map((file) => file.sha256)]));
}

const running = new Set<string>();

/**
 * Marks a request with a key as being worked on in this process. Across processes the storage decides; there the second
 * waits for the first and gets its answer.
 * @returns null while another request with this key is worked on, else what to call at the end
 */
export function startKey(kind: string, key: string | null): (() => void) | null {
  if (key === null) return () => undefined;
  const name = `${kind} ${key}`;
  if (running.has(name)) return null;
  running.add(name);
  return () => void running.delete(name);
}
