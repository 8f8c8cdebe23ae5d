import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Control, Fill } from '@/domain/form-field';
import { CheckField } from './check-field';
import { ErrorMessage } from './error-message';
import './field.css';
import { describedBy } from './field-frame';
import { SelectField, TextArea, TextField } from './inputs';
import { Radios } from './radios';

/** A field of a form's table in the words of a language. It is JSON: islands get it from their page. */
export type FieldRow = Readonly<{
  /** As problems name it. */
  id: string;
  /** As the form sends it. */
  name: string;
  /** Differs from every other one of its form. */
  key: string;
  control: Exclude<Control, 'choice' | 'hidden'> | 'select' | 'radios';
  label: string;
  fill?: Fill;
  hint?: string;
  half?: boolean;
  choices?: readonly Readonly<{ value: string; label: string }>[];
  /** For no answer, in a list that opens. */
  none?: string;
  /** What it belongs to, told where a browser cannot hide what a choice makes irrelevant. */
  of?: string;
  /** Classes of the rules that hide it. */
  when?: string;
  /** Further places for files, and a sentence about them. */
  more?: Readonly<{ note: string; labels: readonly string[] }>;
}>;

type Props = Readonly<{
  row: FieldRow;
  /** Its id in the page. */
  id: string;
  error?: string | undefined;
  /** What it holds at first; none where script fills it. */
  value?: string | undefined;
  /** In place of the row's, where it holds a link. */
  label?: ReactNode;
  /** While the form is sent, which clears it afterwards. */
  readOnly?: boolean | undefined;
  /** What lets script follow it. */
  bound?: UseFormRegisterReturn;
}>;

const labelOf = ({ row, label }: Props): ReactNode =>
  row.of ? (
    <>
      {row.label}
      <span className="field__of"> ({row.of})</span>
    </>
  ) : (
    (label ?? row.label)
  );

const frameOf = (props: Props) => {
  const { id, error, row } = props;
  return { id, error, label: labelOf(props), hint: row.hint, name: row.name };
};

function Photos(props: Props) {
  const { name, more } = props.row;
  const file = { type: 'file', accept: 'image/*', name } as const;
  const first = <TextField {...frameOf(props)} {...file} />;
  if (!more) return first;
  return (
    <div className="field__files">
      {first}
      <p className="small quiet">{more.note}</p>
      {more.labels.map((label) => (
        <input key={label} {...file} className="field__input" aria-label={label} />
      ))}
    </div>
  );
}

const controls: Readonly<Record<FieldRow['control'], (props: Props) => ReactNode>> = {
  line: (props) => (
    <TextField
      {...frameOf(props)}
      {...props.row.fill}
      defaultValue={props.value}
      readOnly={props.readOnly}
      {...props.bound}
    />
  ),
  // a line break after the tag would belong to the tag: React doubles it where it knows it
  text: (props) => (
    <TextArea
      {...frameOf(props)}
      {...props.row.fill}
      defaultValue={props.value?.replaceAll('\r\n', '\n')}
      readOnly={props.readOnly}
      {...props.bound}
    />
  ),
  select: (props) => (
    <SelectField {...frameOf(props)} defaultValue={props.value} {...props.bound}>
      {props.row.none === undefined ? null : <option value="">{props.row.none}</option>}
      {props.row.choices?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  ),
  radios: (props) => {
    const { id, row, error, value = null } = props;
    const wrong = error && ({ 'aria-invalid': true, 'aria-describedby': describedBy(frameOf(props)) } as const);
    return (
      <Radios
        group={{ id, role: 'radiogroup', tabIndex: -1, ...wrong }}
        look="chips"
        name={row.name}
        label={labelOf(props)}
        options={row.choices ?? []}
        chosen={value}
        notice={error ? <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage> : null}
      />
    );
  },
  photos: Photos,
  tick: (props) => <CheckField {...frameOf(props)} value="true" defaultChecked={props.value === 'true'} />,
};

/** A row of a form's table: in the page, in an island, and in the answer to a form that is refused. */
export function Field(props: Props) {
  const Control = controls[props.row.control];
  return <Control {...props} />;
}
