import type { ReactNode } from 'react';
import type { FieldRow } from './field';
import './fields.css';

type Props<Row> = Readonly<{ rows: readonly Row[]; children: (row: Row) => ReactNode }>;

/** The fields of a form, or of a part of it, one below the other; halves stand side by side where there is room. */
export const Fields = <Row extends FieldRow>({ rows, children: show }: Props<Row>) => (
  <div className="fields__fields">
    {rows.map((row) => (
      <div key={row.key ?? row.id} className={row.when} data-half={row.half || undefined}>
        {show(row)}
      </div>
    ))}
  </div>
);
