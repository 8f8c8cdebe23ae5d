import type { Fault } from '@/build/check/fault';
import { cleanText } from '@/domain/text';
import { type Localized, locales } from '@/i18n/locales';
import { ownAddress } from '../http/origin';
import { lostIn, written } from '../works/readable';
import {
  allValues,
  type FieldOf,
  fieldsOf,
  idOf,
  type Named,
  valuePrefix,
  valueTyped,
  withValues,
} from '../works/values';
import {
  type Act,
  type Context,
  changed,
  type Form,
  type Problems,
  refused,
  type Sentence,
  sureField,
  textIn,
  wasOf,
} from './act';
import { changeTables } from './content';
import { servicesTyped } from './services';
import { waitingIds } from './works';

/** Where a page is shown again after its form was saved. */
export const toField = 'to';
/** A sum that is meant so, although it is ten times off. */
export const sureOf = (named: Named, typed: string): string => `${idOf(named)}=${typed}`;

/** As the file has it: a browser sends two signs for the end of a line, and a word processor what no page may have. */
const sent = (form: Form, name: string): string => cleanText(textIn(form, name));

const isTouched = (form: Form, name: string): boolean =>
  name.startsWith(valuePrefix) &&
  form.values[name] !== undefined &&
  sent(form, name).trim() !== sent(form, wasOf(name)).trim();

type Read = Readonly<{
  given: readonly (readonly [Named, unknown])[];
  problems: Problems;
  isChanged: boolean;
  touched: number;
}>;

function textTyped(form: Form, before: Localized, fields: readonly FieldOf[]): Localized {
  const typed = fields.map((field) =>
    isTouched(form, field.name) ? { ...field, text: sent(form, field.name).trim() } : field,
  );
  const texts = locales
    .filter((locale) => fields.some(({ name, tongue }) => tongue === locale && isTouched(form, name)))
    .map((locale) => [
      locale,
      written(
        before[locale],
        typed.filter(({ tongue }) => tongue === locale),
        locale,
      ),
    ]);
  return { ...before, ...Object.fromEntries(texts) };
}

function readChanges(form: Form, context: Context): Read {
  const { locale } = context;
  const given: (readonly [Named, unknown])[] = [];
  const problems: Record<string, Sentence> = {};
  let [isChanged, count] = [false, 0];
  for (const named of allValues(context)) {
    const fields = fieldsOf(named, locale);
    const touched = fields.filter(({ name }) => isTouched(form, name));
    if (touched.length === 0) continue;
    count += touched.length;
    isChanged ||= touched.some(({ name, text }) => text.trim() !== sent(form, wasOf(name)).trim());
    const [first] = touched;
    if (named.kind === 'both') {
      given.push([named, textTyped(form, named.value as Localized, fields)]);
      for (const field of touched) {
        const example = lostIn(field, sent(form, field.name), field.tongue ?? locale);
        if (example) problems[field.name] = (words) => words('desk.words.lost', { example });
      }
    } else if (first) {
      const text = sent(form, first.name);
      const isSure = form.values[sureField]?.includes(sureOf(named, text)) ?? false;
      const typed = valueTyped(named, text, { locale, isSure });
      if ('value' in typed) given.push([named, typed.value]);
      else problems[first.name] = typed.problem;
    }
  }
  return { given, problems, isChanged, touched: count };
}

/** The field of a value in which a fault is; undefined: none of the form's. */
function fieldOf({ file, path }: Fault, given: Read['given'], form: Form): string | undefined {
  const [named] =
    given.find(([{ files, path: keys }]) => files.includes(file) && keys.every((key, at) => path[at] === key)) ?? [];
  if (!named) return undefined;
  const begins = `${valuePrefix}${idOf(named)}`;
  const fields = Object.keys(form.values).filter(
    (field) => `${field}.`.startsWith(`${begins}.`) && isTouched(form, field),
  );
  const tongue = locales.find((locale) => file.endsWith(`/${locale}.json`) || path.at(-1) === locale);
  return fields.find((field) => field.slice(begins.length).startsWith(`.${tongue}`)) ?? fields[0];
}

/** Saves what was touched of a form: prices, particulars, sentences, and services where it has them. */
export const saveValues: Act = async (context, form) => {
  const to = textIn(form, toField);
  let n = 0;
  let saved: Read['given'] = [];
  let opened = false;
  const make = () => {
    const { given, problems, isChanged, touched } = readChanges(form, context);
    const services = servicesTyped(form, context);
    if (isChanged || services.isChanged) return changed;
    [n, saved, opened] = [touched + services.touched, given, services.touched > 0];
    if (n === 0) return refused('desk.values.same');
    const wrong = { ...services.problems, ...problems };
    if (Object.keys(wrong).length > 0) return refused(wrong);
    return new Map([...services.changes, ...withValues(context, given)]);
  };
  const others = waitingIds(context);
  const outcome = await changeTables(context, make, {
    fieldOf: (fault) => fieldOf(fault, saved, form),
    to: ownAddress(to),
    // no visitor reads what only the desk inserts
    happened: (words) =>
      words(
        saved.every(({ 0: { group } }) => group === 'replies') && !opened ? 'desk.replies.saved' : 'desk.values.saved',
        { n },
      ),
  });
  // who closes a service wants that now
  return outcome.ok && opened ? { ...outcome, publish: others } : outcome;
};
