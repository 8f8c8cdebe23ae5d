import type { ReactNode } from 'react';
import { type Context, sureField, type Tried } from '../acts/act';
import { Field } from './fields';
import type { FieldOf, Fields } from './kinds';

type Props = Readonly<{ act: string; tried: Tried | null; context: Pick<Context, 'words' | 'locale' | 'now'> }>;

const ownOf = (tried: Tried | null, act: string): Tried | null => (tried?.act === act ? tried : null);

/** What was answered already where the form was refused for something else. */
export const Answered = ({ tried, act }: Omit<Props, 'context'>) =>
  ownOf(tried, act)?.form.values[sureField]?.map((sure) => (
    <input key={sure} type="hidden" name={sureField} value={sure} />
  ));

type FormFieldsProps = Props & Readonly<{ fields: Fields; after?: Readonly<Record<string, ReactNode>> }>;

/** The fields of a form, with what was typed where it was refused. `after`: what stands below a field. */
export function FormFields({ fields, after = {}, act, tried, context }: FormFieldsProps) {
  // rows of columns of fields
  const rows: string[][][] = [];
  for (const [name, { isShown, isBeside, isBelow }] of Object.entries(fields)) {
    if (isShown === false) continue;
    if (isBelow) rows.at(-1)?.at(-1)?.push(name);
    else if (isBeside) rows.at(-1)?.push([name]);
    else rows.push([[name]]);
  }
  const given = { act, tried: ownOf(tried, act), context };
  const drawn = (name: string) => (
    <Field key={name} {...given} name={name} field={fields[name] as FieldOf<unknown>}>
      {after[name]}
    </Field>
  );
  return rows.map((columns) => {
    if (columns.length === 1) return columns.flat().map(drawn);
    const kind = fields[columns.at(-1)?.[0] ?? '']?.isBeside;
    return (
      <div key={columns[0]?.[0]} className={typeof kind === 'string' ? `two g0-4 ${kind}` : 'two g0-4'}>
        {columns.map((names) => (names.length === 1 ? names.map(drawn) : <div key={names[0]}>{names.map(drawn)}</div>))}
      </div>
    );
  });
}
