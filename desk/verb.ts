import type { Locale, Localized } from '@/i18n/locales';
import type { Translator } from '@/messages/translator';
import type { Environment } from '@/server/platform/environment';
import type { Storage } from '@/server/storage/tables';
import { plain } from '@/server/submissions/views/say';

/** What is typed at its place, as EMAIL in `person export EMAIL`. */
export type Argument = Readonly<{ name: Localized; help: Localized; optional?: true }>;

/** What is typed after its own name, as in `--to FOLDER`; one without a name for its value is a switch, as `--yes`. */
export type Option = Readonly<{ help: Localized; name?: Localized; required?: true }>;

type Arguments = Readonly<Record<string, Argument>>;
type Options = Readonly<Record<string, Option>>;

/** What was typed, by the names of the declaration. */
type Given<A extends Arguments, O extends Options> = {
  readonly [K in keyof A]: A[K] extends { optional: true } ? string | undefined : string;
} & {
  readonly [K in keyof O]: O[K] extends { name: Localized }
    ? O[K] extends { required: true }
      ? string
      : string | undefined
    : boolean;
};

/** The artist's language and the words in it. */
export type Language = Readonly<{ locale: Locale; words: Translator }>;

/** What every verb works with. */
export type Surroundings = Language &
  Readonly<{
    /** In ms. */
    now: number;
    /** Columns of the terminal. */
    width: number;
    /** Whether a program reads the answer, and not a person. */
    json: boolean;
    /** @returns what the artist typed; empty where nobody sits at a terminal */
    ask: (question: string) => Promise<string>;
    /** Tells of something that takes a while, before it is done. */
    say: (line: string) => void;
    /** The project's folder, in which the tables of content are. */
    folder: string;
    /** Of the site, whose desk it is. @throws where one is wrong, with a line for each */
    settings: () => Environment;
    /** Opens the storage for the work and closes it afterwards. @throws where it cannot be opened */
    withStorage: <T>(work: (storage: Storage) => Promise<T>) => Promise<T>;
  }>;

/** What a verb works with that reads what came in. */
export type Desk = Surroundings & Readonly<{ storage: Storage }>;

/**
 * What is printed: `text`, or `data` where `--json` asks for it. A refusal ends with 1, wrong use with 2; `shown` is printed
 * before the refusal.
 */
export type Reply =
  | Readonly<{ ok: true; text: string; data: unknown }>
  | Readonly<{ ok: false; text: string; code: 1 | 2; shown?: Readonly<{ text: string; data: unknown }> }>;

export type Done = Extract<Reply, { ok: true }>;
export const reply = (text: string, data: unknown): Done => ({ ok: true, text, data });
export const refusal = (text: string): Reply => ({ ok: false, text, code: 1 });

type Declaration<A extends Arguments, O extends Options, G, D> = Readonly<{
  /** What it is about and what it does, as they are typed (`person export`), or one word. */
  name: string;
  help: Localized;
  /** How it may be typed, for whoever left something out. */
  example: Localized;
  arguments?: A;
  options?: O;
  // a method, so that verbs with different arguments fit into one table
  run(desk: D, given: G): Promise<Reply>;
}>;

type Typed = Readonly<Record<string, string | boolean | undefined>>;
type Declared<D> = Declaration<Arguments, Options, Typed, D>;
type None = Readonly<Record<never, never>>;

/** One of the artist's commands. */
export type Verb = Declared<Surroundings>;

/** Declares a verb that opens no storage: `run` is given what the declaration names, with its types. */
export const tool = <const A extends Arguments = None, const O extends Options = None>(
  declaration: Declaration<A, O, Given<A, O>, Surroundings>,
): Verb => declaration;

/** Declares a verb that works on what came in. */
export function verb<const A extends Arguments = None, const O extends Options = None>(
  declaration: Declaration<A, O, Given<A, O>, Desk>,
): Verb {
  // the generic types are known here alone: from now on it is one of many
  const { run, ...rest }: Declared<Desk> = declaration;
  return {
    ...rest,
    run: (around, given) => around.withStorage((storage) => run({ ...around, storage }, given)),
  };
}

/** Asks for a yes, in the word that the question names. @param yes was said on the command line */
export async function agreed({ words, ask }: Pick<Surroundings, 'words' | 'ask'>, question: string, yes: boolean) {
  if (yes) return true;
  const answer = await ask(plain(question));
  return answer.trim().toLowerCase() === words('studio.person.answer');
}

// Arguments and options that several verbs take.

export const file = {
  name: { pl: 'PLIK', en: 'FILE' },
  help: { pl: 'plik', en: 'a file' },
};

export const folder = {
  name: { pl: 'FOLDER', en: 'FOLDER' },
  help: { pl: 'folder', en: 'a folder' },
};

export const yes = {
  help: { pl: 'bez pytania', en: 'does not ask' },
};
