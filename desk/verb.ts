import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/messages/translator';
import type { Environment } from '@/server/platform/environment';
import type { Storage } from '@/server/storage/tables';

export type Surroundings = Readonly<{
  locale: Locale;
  words: Translator;
  /** In ms. */
  now: number;
  json: boolean;
  folder: string;
  /** Of the site, whose desk it is. @throws where one is wrong, with a line for each */
  settings: () => Environment;
  /** Opens the storage for the work and closes it afterwards. @throws where it cannot be opened */
  withStorage: <T>(work: (storage: Storage) => Promise<T>) => Promise<T>;
}>;

/** What is printed: `text`, or `data` where `--json` asks for it. A refusal ends with 1; `shown` is printed before it. */
export type Reply =
  | Readonly<{ ok: true; text: string; data: unknown }>
  | Readonly<{ ok: false; text: string; shown?: Readonly<{ text: string; data: unknown }> }>;

export const reply = (text: string, data: unknown): Reply => ({ ok: true, text, data });
export const refusal = (text: string): Reply => ({ ok: false, text });

/** A command. `argument`: as the help calls it; without it nothing is typed. `back`: what `--back` does, where it is taken. */
export type Verb = Readonly<{
  argument?: string;
  back?: string;
  help: string;
  run(around: Surroundings, typed: string, isBack: boolean): Promise<Reply>;
}>;
