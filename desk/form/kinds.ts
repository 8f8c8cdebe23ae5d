import { cleanLine, cleanText, lengthOf } from '@/domain/text';
import { typedDay } from '@/domain/typed-day';
import { groszeOf, isLeap } from '@/domain/typed-sums';
import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/messages/translator';
import { limits } from '@/server/platform/limits';
import { dayInWarsaw } from '@/server/platform/warsaw';
import type { Act, Context, Form, FormFile, Label, Outcome, Params, Problems, Sentence } from '../acts/act';
import { refused, sentence, sureField, textIn } from '../acts/act';
import { formatPrice } from '../sums';

/** A form while it is read: what is wrong is collected, of each field the first. */
export function reading(form: Form, now: number) {
  const problems: Record<string, Sentence> = {};
  const refuse = (field: string, problem: Label): null => {
    problems[field] ??= sentence(problem);
    return null;
  };
  return {
    form,
    now,
    problems: problems as Problems,
    refuse,
    /** Asks beside a field about what may be meant so, until that was answered. */
    ask(field: string, sure: string, question: Label): void {
      if (!form.values[sureField]?.includes(sure))
        refuse(
          field,
          Object.assign((words: Translator) => sentence(question)(words), { sure }),
        );
    },
    isEmpty: (field: string): boolean => textIn(form, field).trim() === '',
    isRight: (): boolean => Object.keys(problems).length === 0,
  };
}
export type Reading = ReturnType<typeof reading>;

/**
 * `usual`: what is in it before anything is typed; `isShown`: false: it is neither drawn nor read; `isBeside`: the field before it shares its
 * row, which may be of a kind; `isBelow`: it stands below that one, in its column; `lang`: of what is typed; `mark`: what is still open about
 * it; `isByItself`: what it showed is sent along, so that only what was touched is written; `isBare`: a table says what it is; `judged`: by
 * which check digits it is judged while it is typed, and what is then said of it.
 */
type Common = Readonly<{
  hint?: Label | undefined;
  usual?: string | null | undefined;
  isShown?: boolean;
  isBeside?: boolean | 'pair--tongues' | 'pair--four';
  isBelow?: boolean;
  isByItself?: boolean;
  isBare?: boolean;
  judged?: Readonly<{ by: 'account' | 'tax'; wrong: Label }> | undefined;
  lang?: Locale;
  mark?: Label | undefined;
}>;

type Mode = 'decimal' | 'numeric' | 'tel' | 'email' | 'url';
type Options = readonly (readonly [value: string, label: Label])[];

type Drawn =
  | Readonly<{
      kind: 'input';
      rows?: number | undefined;
      mode?: Mode | undefined;
      unit?: string;
      day?: 'ahead' | 'past';
    }>
  | Readonly<{ kind: 'chips'; isNeeded?: boolean; options: Options }>
  | Readonly<{ kind: 'ticks'; options: Options; isOn: (value: string) => boolean }>
  | Readonly<{ kind: 'files'; isMany: boolean; isAny: boolean; isCamera: boolean }>
  | Readonly<{ kind: 'tick' }>;

type Reads<Value> = Readonly<{ blank: Value; read: (read: Reading, name: string) => Value | null }>;

/** A field of a form. `blank`: its value where it is not shown; `read`: null where it is wrong. */
export type FieldOf<Value> = Common & Drawn & Reads<Value> & Readonly<{ label: Label }>;

// biome-ignore lint/suspicious/noExplicitAny: a form has fields of every kind
export type Fields = Readonly<Record<string, FieldOf<any>>>;
/** What was typed, once all of it is right; `Typed`: before that is known. */
export type Values<F extends Fields> = { readonly [N in keyof F]: F[N] extends FieldOf<infer Value> ? Value : never };
export type Typed<F extends Fields> = { readonly [N in keyof F]: Values<F>[N] | null };

/**
 * `asksEnglish`: where the buyer reads English, words that are not said to be that are asked about; `clean`: null where it is wrong, as
 * `wrong` says.
 */
type Text = Common &
  Readonly<{
    isNeeded?: boolean;
    asksEnglish?: boolean;
    rows?: number;
    mode?: Mode;
    unit?: string;
    clean?: (typed: string) => string | null;
    wrong?: Label;
  }>;

const typedText = (
  label: Label,
  most: number,
  { isNeeded, asksEnglish, clean, wrong = 'desk.problems.empty', ...field }: Text,
  tidy: (typed: string) => string,
): FieldOf<string> => ({
  ...field,
  label,
  kind: 'input',
  blank: '',
  read(read, name) {
    const typed = tidy(textIn(read.form, name));
    if (typed === '' && isNeeded) read.refuse(name, wrong);
    if (lengthOf(typed) > most) read.refuse(name, 'problems.text.tooLong');
    if (typed !== '' && asksEnglish && read.isEmpty('english')) read.ask(name, 'polish', 'desk.order.asksPolish');
    return clean ? (clean(typed) ?? read.refuse(name, wrong)) : typed;
  },
});

export const text = (
  label: Label,
  { most = limits.text.message, rows = 2, ...field }: Text & Readonly<{ most?: number }> = {},
): FieldOf<string> => typedText(label, most, { ...field, rows }, cleanText);

export const line = (label: Label, most: number, field: Text = {}): FieldOf<string> =>
  typedText(label, most, field, cleanLine);

export const money = (
  label: Label,
  { least = 1, ...field }: Common & Readonly<{ least?: number }> = {},
): FieldOf<number> => ({
  ...field,
  label,
  kind: 'input',
  mode: 'decimal',
  blank: 0,
  read(read, name) {
    if (read.isEmpty(name)) return read.refuse(name, 'desk.problems.noSum');
    const grosze = groszeOf(textIn(read.form, name));
    return grosze !== null && grosze >= least ? grosze : read.refuse(name, 'desk.problems.sum');
  },
});

/** A price that a table has. `before`: until now, null where there was none; one that is ten times off is asked about. */
export function readPrice(
  read: Reading,
  name: string,
  { least, before, locale }: Readonly<{ least: number; before: number | null; locale: Locale }>,
): number | null {
  const grosze = groszeOf(textIn(read.form, name));
  if (grosze === null) return read.refuse(name, 'desk.problems.sum');
  if (grosze < least)
    return read.refuse(name, (words) => words('desk.values.low', { least: formatPrice(least, locale) }));
  const facts = { price: formatPrice(grosze, locale), before: formatPrice(before ?? 0, locale) };
  if (before !== null && isLeap(before, grosze))
    read.ask(name, `${name}=${grosze}`, (words) => words('desk.values.leap', facts));
  return grosze;
}

/** A day such as `2026-12-16`: none that is over, or none that is still to come. */
export const day = (label: Label, when: 'ahead' | 'past', field: Common = {}): FieldOf<string> => ({
  ...field,
  label,
  kind: 'input',
  day: when,
  blank: '',
  read(read, name) {
    if (read.isEmpty(name)) return read.refuse(name, 'desk.problems.noDay');
    const day = typedDay(textIn(read.form, name).trim());
    if (day === null) return read.refuse(name, 'desk.problems.day');
    const today = dayInWarsaw(read.now);
    if (when === 'ahead') return day >= today ? day : read.refuse(name, 'desk.problems.over');
    return day <= today ? day : read.refuse(name, 'desk.problems.toCome');
  },
});

export const open = <Value>(field: FieldOf<Value>): FieldOf<Value | null> => ({
  ...field,
  blank: null,
  read: (read, name) => (read.isEmpty(name) ? null : field.read(read, name)),
});

type Chips<One, Other> = Common & Readonly<{ word: (one: One) => Label; other: Other; otherLabel?: Label }>;

/** One of several by a touch. `other`: what it is where none of them is chosen. */
export const oneOf = <One extends string, Other extends One | null>(
  label: Label,
  among: readonly One[],
  { word, other, otherLabel, ...field }: Chips<One, Other>,
): FieldOf<One | Other> => ({
  ...field,
  label,
  kind: 'chips',
  options: [...among.map((one) => [one, word(one)] as const), ...(otherLabel ? [['other', otherLabel] as const] : [])],
  blank: other,
  read: (read, name) => among.find((one) => one === textIn(read.form, name)) ?? other,
});

export const someOf = <One extends string>(
  label: Label,
  among: readonly One[],
  { word, usual, ...field }: Omit<Common, 'usual'> & Readonly<{ word: (one: One) => Label; usual: readonly One[] }>,
): FieldOf<readonly One[]> => ({
  ...field,
  label,
  kind: 'ticks',
  options: among.map((one) => [one, word(one)] as const),
  isOn: (value) => usual.some((one) => one === value),
  blank: [],
  read: (read, name) => among.filter((one) => read.form.values[name]?.includes(one)),
});

/** `mustBe`: what is asked where it is not ticked. */
export const tick = (
  label: Label,
  { mustBe, ...field }: Common & Readonly<{ mustBe?: Label }> = {},
): FieldOf<boolean> => ({
  ...field,
  label,
  kind: 'tick',
  blank: false,
  read(read, name) {
    const isOn = !read.isEmpty(name);
    if (mustBe && !isOn) read.refuse(name, mustBe);
    return isOn;
  },
});

export const photos = (
  label: Label,
  most: number,
  { isCamera = false, ...field }: Common & Readonly<{ isCamera?: boolean }>,
): FieldOf<readonly FormFile[]> => ({
  ...field,
  label,
  isCamera,
  kind: 'files',
  isMany: most > 1,
  isAny: false,
  blank: [],
  read(read, name) {
    const all = read.form.files.filter(({ field }) => field === name);
    const refusedFor = (reason: string) =>
      read.form.refused.flatMap(({ field, why, name: file }) => (field === name && why === reason ? [file] : []));
    const [large, beyond] = [refusedFor('tooLarge'), refusedFor('tooMany')];
    const many = [...all.slice(most).map((file) => file.name), ...beyond].join(', ');
    const megabytes = limits.photo.bytes / 1024 / 1024;
    if (large.length > 0)
      read.refuse(name, (words) => words('desk.problems.largePhotos', { most: megabytes, names: large.join(', ') }));
    if (many !== '') read.refuse(name, (words) => words('desk.problems.manyPhotos', { most, names: many }));
    return all.slice(0, most);
  },
});

/** One file of any kind, which is on the disk already. */
export const file = (label: Label, field: Common): FieldOf<FormFile & Readonly<{ path: string }>> => ({
  ...field,
  label,
  kind: 'files',
  isMany: false,
  isAny: true,
  isCamera: false,
  blank: null as never,
  read(read, name) {
    const [sent] = read.form.files.flatMap((one) => (one.path ? [{ ...one, path: one.path }] : []));
    const why = read.form.refused[0]?.why;
    return sent ?? read.refuse(name, `desk.order.file.${why === 'tooLarge' || why === 'noRoom' ? why : 'none'}`);
  },
});

/** Reads a form. What is wrong stands in `read`, to which more can be added; `typed` is whole once `read.isRight()`. */
export function readFields<F extends Fields>(fields: F, form: Form, now: number) {
  const read = reading(form, now);
  const typed = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.isShown === false ? field.blank : field.read(read, name),
    ]),
  );
  return { typed: typed as Typed<F>, read };
}

export const formAct =
  <F extends Fields>(
    fields: F,
    act: Readonly<{
      check?: (typed: Typed<F>, read: Reading, locale: Locale) => void;
      do: (typed: Values<F>, context: Context, params: Params, form: Form) => Promise<Outcome>;
    }>,
  ): Act =>
  async (context, form, params) => {
    const { typed, read } = readFields(fields, form, context.now);
    act.check?.(typed, read, context.locale);
    return read.isRight() ? act.do(typed as Values<F>, context, params, form) : refused(read.problems);
  };

export const hasFiles = (fields: Fields): boolean => Object.values(fields).some(({ kind }) => kind === 'files');
