import type { Locale, Localized } from '@/i18n/locales';
import type { Translator } from '@/messages/translator';
import type { Storage } from '@/server/storage/tables';

/** What is typed at its place, as NUMER in `inbox show NUMER`. */
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

/** What a verb works with. */
export type Desk = Language &
  Readonly<{
    storage: Storage;
    /** In ms. */
    now: number;
    /** @returns what the artist typed; empty where nobody sits at a terminal */
    ask: (question: string) => Promise<string>;
  }>;

/** What is printed: `text`, or `data` where `--json` asks for it. A refusal ends with 1, wrong use with 2. */
export type Reply =
  | Readonly<{ ok: true; text: string; data: unknown }>
  | Readonly<{ ok: false; text: string; code: 1 | 2 }>;

export const reply = (text: string, data: unknown): Reply => ({ ok: true, text, data });
export const refusal = (text: string): Reply => ({ ok: false, text, code: 1 });
export const wrongUse = (text: string): Reply => ({ ok: false, text, code: 2 });

type Declaration<A extends Arguments, O extends Options, G> = Readonly<{
  /** What it is about and what it does, as they are typed (`inbox show`), or one word. */
  name: string;
  help: Localized;
  /** How it may be typed, for whoever left something out. */
  example: Localized;
  arguments?: A;
  options?: O;
  // a method, so that verbs with different arguments fit into one table
  run(desk: Desk, given: G): Promise<Reply>;
}>;

/** One of the artist's commands. */
export type Verb = Declaration<Arguments, Options, Readonly<Record<string, string | boolean | undefined>>>;

/** Declares a verb: `run` is given what the declaration names, with its types. */
export const verb = <
  const A extends Arguments = Readonly<Record<never, Argument>>,
  const O extends Options = Readonly<Record<never, Option>>,
>(
  declaration: Declaration<A, O, Given<A, O>>,
): Verb => declaration;
