import type { ReactNode } from 'react';
import { Field } from './fields';
import type { FieldOf, Fields } from './kinds';

type Props = Readonly<{ fields: Fields; after?: Readonly<Record<string, ReactNode>> }>;

/** The fields of a form, with what was typed where it was refused. `after`: what stands below a field. */
export function FormFields({ fields, after = {} }: Props) {
  // rows of columns of fields
  const rows: string[][][] = [];
  for (const [name, { isShown, isBeside, isBelow }] of Object.entries(fields)) {
    if (isShown === false) continue;
    if (isBelow) rows.at(-1)?.at(-1)?.push(name);
    else if (isBeside) rows.at(-1)?.push([name]);
    else rows.push([[name]]);
  }
  const drawn = (name: string) => (
    <Field key={name} name={name} field={fields[name] as FieldOf<unknown>}>
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
