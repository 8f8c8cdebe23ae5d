import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/messages/translator';
import type { Environment } from '@/server/platform/environment';
import type { Effects } from '@/server/storage/effects';
import type { Storage } from '@/server/storage/tables';
import type { Device } from '../entry/devices';

/** What the desk knows while it answers. `now`: in ms. `effects`: those that a change needs, with the same clock. */
export type Context = Readonly<{
  storage: Storage;
  locale: Locale;
  words: Translator;
  now: number;
  effects: Effects;
  settings: Environment;
  /** The project's: its content, and what checks it. */
  folder: string;
  device: Device;
}>;

/** The named parts of an address: of `/orders/:reference` the reference. */
export type Params = Readonly<Record<string, string>>;

/**
 * `path`: where it lies, where the act has a folder for its files; its bytes are then not in memory, and it is gone after the act unless
 * that has renamed it.
 */
export type FormFile = Readonly<{ field: string; name: string; bytes: Buffer; path?: string }>;

export type RefusedFile = Readonly<{ field: string; name: string; why: 'tooLarge' | 'tooMany' | 'noRoom' }>;

export type Form = Readonly<{
  values: Readonly<Record<string, readonly string[]>>;
  files: readonly FormFile[];
  refused: readonly RefusedFile[];
}>;

export const emptyForm: Form = { values: {}, files: [], refused: [] };

export const textIn = ({ values }: Form, field: string): string => values[field]?.at(-1) ?? '';

/** What a field showed: what was changed meanwhile is not overwritten, and what was not touched is not written. */
export const wasOf = (name: string): string => `was.${name}`;

/** A sentence in the artist's language, made where it is shown. `sure`: of a question, what its answer sends: it is meant so. */
export type Sentence = ((words: Translator) => string) & Readonly<{ sure?: string }>;

/** The field with what is meant so although it was asked about. */
export const sureField = 'sure';

/** A key of the desk's words, or a sentence that takes values. */
export type Label = Parameters<Translator>[0] | Sentence;

export const sentence = (label: Label): Sentence => (typeof label === 'string' ? (words) => words(label) : label);

/** What is wrong, by the name of the field; `''`: with the form as a whole. */
export type Problems = Readonly<Record<string, Sentence>>;

/** `values`: what the form shows besides what was sent. */
export type Refused = Readonly<{ ok: false; problems: Problems; values?: Readonly<Record<string, string>> }>;

/** Something else happened since the form was shown: the page is shown as it is now, with what was typed. */
type Changed = Readonly<{ ok: false; changed: true }>;

/**
 * What an act did. `to`: the address that is shown next, with `happened` on it. `undo`: until a moment in ms, the order's event that can
 * be taken back, and sent at once; or what the form at `action` takes back. `undone`: the event
 * that was taken back; its form comes back, where it is known. `publish`: it can be published at once; the changes that go
 * with it, by their ids.
 */
export type Done = Readonly<{
  ok: true;
  happened: Sentence;
  to: string;
  undo?: Readonly<{ until: number } & ({ reference: string; position: number } | { action: string; id: string })>;
  undone?: Readonly<{ reference: string; position: number }>;
  publish?: readonly string[];
}>;

export type Outcome = Done | Refused | Changed;

export const refused = (problems: Label | Problems): Refused => ({
  ok: false,
  problems: typeof problems === 'object' ? problems : { '': sentence(problems) },
});
export const changed: Changed = { ok: false, changed: true };
export const done = (to: string, happened: Label, more: Pick<Done, 'undo' | 'undone' | 'publish'> = {}): Done => ({
  ok: true,
  to,
  happened: sentence(happened),
  ...more,
});

/** A form that was refused: its act, what was typed, and what is wrong. `changed`: something else happened meanwhile. */
export type Tried = Readonly<{ act: string; form: Form; problems: Problems; changed: boolean }>;

/**
 * The folder into which files of a form are written, null: none is taken; how large each may be in bytes, and how many. `take`: of a
 * form that may be cut, or killed, takes each file as soon as it is whole, false: it is not one to take; the act gets those without a path.
 */
export type Room = Readonly<{
  folder: string | null;
  bytes: number;
  files: number;
  take?: (path: string) => Promise<boolean>;
}>;

/** `declared`: how large the request says that it is, in bytes. */
type Into = (context: Context, declared: number) => Room | Promise<Room>;

/** One thing that a form of a screen does. `into`: where its files go, if not into memory. */
export type Act = ((context: Context, form: Form, params: Params) => Promise<Outcome>) & Readonly<{ into?: Into }>;

/** The hidden field of every form about an order: the place of the next event in the history that the page showed. */
export const seenField = 'seen';
