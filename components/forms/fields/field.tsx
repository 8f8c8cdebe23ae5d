import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { type Choice, type Control, fills } from '@/domain/form-field';
import { meantEmail } from '@/domain/mistyped-email';
import { fill } from '@/i18n/fill';
import { SelectField, TextArea, TextField } from './inputs';
import './field.css';

type Props<Row> = Readonly<{ rows: readonly Row[]; children: (row: Row) => ReactNode }>;

export const Fields = <Row extends FieldRow>({ rows, children: show }: Props<Row>) => (
  <div className="field__fields">
    {rows.map((row) => (
      <div key={row.key ?? row.id} className={row.when} data-half={row.half || undefined}>
        {show(row)}
      </div>
    ))}
  </div>
);

/** A field of a form's table in the words of a language. It is JSON: islands get it from their page. */
export type FieldRow = Readonly<{
  id: string;
  /** As the form sends it, where that differs. */
  name?: string;
  /** Where several of a form are named so: differs from all others. */
  key?: string;
  control: Exclude<Control, 'hidden'>;
  label: string;
  hint?: string;
  optional?: boolean;
  half?: boolean;
  /** Of a list. `key`: what the code calls it; `detail`: in small text. */
  choices?: readonly Readonly<
    { value: string; label: string; key?: string; detail?: string; group?: string } & Pick<Choice, 'hex' | 'icon'>
  >[];
  /** The values that cannot be chosen, though they are shown. */
  off?: readonly string[];
  /** For no answer, in a list. */
  none?: string;
  example?: string;
  /** Of an e-mail address: the question whether another was meant. */
  mean?: string;
  /** What it belongs to, told where a browser cannot hide what a choice makes irrelevant. */
  of?: string;
  /** Classes of the rules that hide it. */
  when?: string;
}>;

export type FieldProps = Readonly<{
  row: FieldRow;
  id: string;
  error?: string | undefined;
  notice?: ReactNode;
  value?: string | undefined;
  label?: ReactNode;
  href?: string | undefined;
  /** Told to a machine, while the form checks by itself (FORMS-16). */
  required?: boolean | undefined;
  /** While the form is sent, which clears it afterwards. */
  readOnly?: boolean | undefined;
  bound?: Partial<UseFormRegisterReturn> | undefined;
  /** Script says what follows from an answer. */
  isFollowed?: boolean;
}>;

export const fieldName = ({ name, id }: Pick<FieldRow, 'name' | 'id'>): string => name ?? id;

export const frameOf = ({ id, error, notice, row, required, label = row.label }: FieldProps) => {
  return { id, error, notice, label, hint: row.hint, name: fieldName(row), 'aria-required': required || undefined };
};

export type Controls = Readonly<Partial<Record<FieldRow['control'], (props: FieldProps) => ReactNode>>>;

/** The form library writes into a field what it holds. */
const firstOf = ({ bound, value }: FieldProps): string | undefined => (bound ? undefined : value);

export const lineOf = (props: FieldProps) => ({
  ...frameOf(props),
  ...fills[props.row.id],
  placeholder: props.row.example,
  defaultValue: firstOf(props),
  readOnly: props.readOnly,
  ...props.bound,
});

function meantIn({ row: { mean }, value = '' }: FieldProps): string | undefined {
  const email = mean && meantEmail(value);
  return email ? fill(mean, { email }) : undefined;
}

const optionOf = ({ value, label }: NonNullable<FieldRow['choices']>[number]) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** What is typed and what opens: all that the forms of the home page have, whose pages bring no more rules. */
export const typedControls: Controls = {
  line: (props) => <TextField {...lineOf(props)} notice={props.notice ?? meantIn(props)} />,
  // a line break after the tag would belong to the tag: React doubles it where it knows it
  text: (props) => <TextArea {...lineOf(props)} defaultValue={firstOf(props)?.replaceAll('\r\n', '\n')} />,
  select: (props) => {
    const { none, choices = [] } = props.row;
    // not by `Map.groupBy`, which Safari has since 17.4
    const groups = [...new Set(choices.map(({ group }) => group))];
    return (
      <SelectField {...frameOf(props)} defaultValue={firstOf(props)} {...props.bound}>
        {none === undefined ? null : <option value="">{none}</option>}
        {groups.map((group) => {
          const options = choices.filter((choice) => choice.group === group).map(optionOf);
          return group === undefined ? (
            options
          ) : (
            <optgroup key={group} label={group}>
              {options}
            </optgroup>
          );
        })}
      </SelectField>
    );
  },
};

export function Field({ controls = typedControls, ...props }: FieldProps & Readonly<{ controls?: Controls }>) {
  const Control = controls[props.row.control];
  return Control && <Control {...props} />;
}
