import { createHash } from 'node:crypto';
import { signals } from '@/domain/api';
import type { ReceivedFile, ReceivedForm } from './received';

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

type Said = Readonly<{ fields: ReceivedForm['fields']; files: readonly Pick<ReceivedFile, 'sha256'>[] }>;

/** Equal exactly when a request says the same again: its fields, in whatever order, and its files. */
export function contentHash({ fields, files }: Said): string {
  const names = Object.keys(fields)
    // how long the form took is not part of what it says
    .filter((name) => name !== signals.elapsed)
    .toSorted();
  return sha256(JSON.stringify([names.map((name) => [name, fields[name]]), files.map((file) => file.sha256)]));
}
