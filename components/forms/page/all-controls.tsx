import { chosenControls } from '../fields/chosen-controls';
import { type Controls, type FieldProps, frameOf, nameOf } from '../fields/field';
import { TextField } from '../fields/inputs';
import './whole-form.css';

function Photos(props: FieldProps) {
  const { more } = props.row;
  const file = { type: 'file', accept: 'image/*', name: nameOf(props.row) } as const;
  const first = <TextField {...frameOf({ ...props, required: false })} {...file} />;
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

/** With what is attached without script. */
export const allControls: Controls = { ...chosenControls, photos: Photos };
