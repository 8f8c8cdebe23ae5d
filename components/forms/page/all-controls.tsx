import { CheckField } from '../fields/check-field';
import { ErrorMessage } from '../fields/error-message';
import { type Controls, type FieldProps, frameOf, nameOf, typedControls } from '../fields/field';
import { describedBy } from '../fields/field-frame';
import { TextField } from '../fields/inputs';
import { Radios } from '../fields/radios';
import './whole-form.css';

function Photos(props: FieldProps) {
  const { more } = props.row;
  const file = { type: 'file', accept: 'image/*', name: nameOf(props.row) } as const;
  const first = <TextField {...frameOf(props)} {...file} />;
  if (!more) return first;
  return (
    <div className="whole-form__files">
      {first}
      <p className="small quiet">{more.note}</p>
      {more.labels.map((label) => (
        <input key={label} {...file} className="field__input" aria-label={label} />
      ))}
    </div>
  );
}

/** With what is chosen from an open list, ticked, and attached without script. */
export const allControls: Controls = {
  ...typedControls,
  photos: Photos,
  radios: (props) => {
    const { id, row, error, value = null } = props;
    const wrong = error && ({ 'aria-invalid': true, 'aria-describedby': describedBy(frameOf(props)) } as const);
    return (
      <Radios
        group={{ id, role: 'radiogroup', tabIndex: -1, ...wrong }}
        look="chips"
        name={nameOf(row)}
        label={frameOf(props).label}
        options={row.choices ?? []}
        chosen={value}
        notice={error ? <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage> : null}
      />
    );
  },
  tick: (props) => <CheckField {...frameOf(props)} value="true" defaultChecked={props.value === 'true'} />,
};
