import type { Fault } from '@/build/check/fault';
import { type Localized, locales } from '@/i18n/locales';
import { reading } from '../form/kinds';
import { ownAddress } from '../http/origin';
import { unpublishedIds } from '../publication';
import { written } from '../works/readable';
import { allValues, fieldsOf, idOf, type Named, textsOf, valuePrefix, withValues } from '../works/values';
import { type Act, type Context, changed, type Form, refused, textIn, wasOf } from './act';
import { changeTables } from './content';
import { servicesTyped } from './services';
import { cleanIn } from './texts';

export const toField = 'to';

const isTouched = (form: Form, name: string): boolean =>
  name.startsWith(valuePrefix) && form.values[name] !== undefined && cleanIn(form, name) !== cleanIn(form, wasOf(name));

type Given = readonly (readonly [Named, unknown])[];

function textTyped(form: Form, named: Named): Localized {
  const before = named.value as Localized;
  const texts = textsOf(named);
  const typed = texts.map((one) => (isTouched(form, one.name) ? { ...one, text: cleanIn(form, one.name) } : one));
  const tongues = locales.filter((locale) =>
    texts.some(({ name, tongue }) => tongue === locale && isTouched(form, name)),
  );
  const changes = tongues.map((locale) => {
    const own = typed.filter(({ tongue }) => tongue === locale);
    return [locale, written(before[locale], own, locale)];
  });
  return { ...before, ...Object.fromEntries(changes) };
}

function readChanges(form: Form, { locale, now, ...context }: Context) {
  const read = reading(form, now);
  let [isChanged, count] = [false, 0];
  const given = allValues(context).flatMap((named): Given => {
    const touched = Object.entries(fieldsOf(named, locale)).filter(([name]) => isTouched(form, name));
    const [first] = touched;
    if (!first) return [];
    count += touched.length;
    isChanged ||= touched.some(([name, { usual }]) => usual?.trim() !== cleanIn(form, wasOf(name)));
    const [value] = touched.map(([name, field]) => field.read(read, name));
    return [[named, named.kind === 'both' ? textTyped(form, named) : value]];
  });
  return { given, problems: read.problems, isChanged, touched: count };
}

/** The field of a value in which a fault is; undefined: none of the form's. */
function fieldOf({ file, path }: Fault, given: Given, form: Form): string | undefined {
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
  let saved: Given = [];
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
  const others = unpublishedIds(context);
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
