import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/messages/translator';
import type { Environment } from '@/server/platform/environment';
import type { Storage } from '@/server/storage/tables';
import { plain } from '@/server/submissions/views/say';

/** A language and the words in it. */
export type Language = Readonly<{ locale: Locale; words: Translator }>;

/** What every verb works with. */
export type Surroundings = Language &
  Readonly<{
    /** In ms. */
    now: number;
    /** Whether a program reads the answer, and not a person. */
    json: boolean;
    /** @returns what the artist typed; empty where nobody sits at a terminal */
    ask: (question: string) => Promise<string>;
    /** The project's folder, in which the tables of content are. */
    folder: string;
    /** Of the site, whose desk it is. @throws where one is wrong, with a line for each */
    settings: () => Environment;
    /** Opens the storage for the work and closes it afterwards. @throws where it cannot be opened */
    withStorage: <T>(work: (storage: Storage) => Promise<T>) => Promise<T>;
  }>;

/** What a verb works with that reads what came in. */
export type Desk = Surroundings & Readonly<{ storage: Storage }>;

/** What is printed: `text`, or `data` where `--json` asks for it. A refusal ends with 1; `shown` is printed before it. */
export type Reply =
  | Readonly<{ ok: true; text: string; data: unknown }>
  | Readonly<{ ok: false; text: string; shown?: Readonly<{ text: string; data: unknown }> }>;

export type Done = Extract<Reply, { ok: true }>;
export const reply = (text: string, data: unknown): Done => ({ ok: true, text, data });
export const refusal = (text: string): Reply => ({ ok: false, text });

/** The options of all verbs, as `parseArgs` takes them. */
export const options = { yes: { type: 'boolean' }, back: { type: 'boolean' } } as const;
export type Options = Readonly<{ yes?: boolean; back?: boolean }>;

/** One of the artist's commands. */
export type Verb = Readonly<{
  /** As it is typed: what it is about and what it does (`person export`), or one word. */
  name: string;
  /** What is typed at its place, as EMAIL in `person export EMAIL`; without it nothing is. */
  place?: string;
  /** Each with what it does. */
  options?: Readonly<{ [Name in keyof Options]: string }>;
  help: string;
  run(desk: Surroundings, typed: string, options: Options): Promise<Reply>;
}>;

type StorageVerb = Omit<Verb, 'run'> & Readonly<{ run(desk: Desk, typed: string, options: Options): Promise<Reply> }>;

/** Declares a verb that works on what came in. */
export const verb = ({ run, ...rest }: StorageVerb): Verb => ({
  ...rest,
  run: (around, typed, given) => around.withStorage((storage) => run({ ...around, storage }, typed, given)),
});

/** Asks for confirmation. @param yes was typed on the command line */
export async function agreed({ ask }: Pick<Surroundings, 'ask'>, question: string, yes: boolean) {
  return yes || (await ask(plain(question))).trim().toLowerCase() === 'yes';
}
