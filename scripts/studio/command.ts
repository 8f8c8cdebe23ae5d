import type { Storage } from '@/server/storage/tables';

/** What to print, and whether it is what was asked for. */
export type Reply = Readonly<{ ok: boolean; text: string }>;

/** What a command was given: the word after its name, its options, and whom to ask. */
export type Asked = Readonly<{
  storage: Storage;
  reference: string | undefined;
  to: string | undefined;
  now: number;
  parked?: boolean | undefined;
  yes?: boolean | undefined;
  ask?: (question: string) => Promise<string>;
}>;

export type Commands = Readonly<Record<string, (asked: Asked) => Promise<Reply>>>;

export const reply = (text: string): Reply => ({ ok: true, text });
export const refusal = (text: string): Reply => ({ ok: false, text });
