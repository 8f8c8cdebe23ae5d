import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { describedBy, type FieldFacts, FieldFrame } from './field-frame';
import './field.css';

/** The attributes that tell a control's state. */
const stateOf = (frame: FieldFacts) => ({
  id: frame.id,
  'aria-invalid': frame.error ? (true as const) : undefined,
  'aria-describedby': describedBy(frame),
});

type Control<Element extends 'input' | 'textarea' | 'select'> = FieldFacts & Omit<ComponentProps<Element>, 'id'>;

export function TextField({ id, label, hint, error, notice, ...input }: Control<'input'>) {
  const frame = { id, label, hint, error, notice };
  return (
    <FieldFrame {...frame}>
      <input type="text" {...input} {...stateOf(frame)} className="field__input" />
    </FieldFrame>
  );
}

export function TextArea({ id, label, hint, error, notice, ...textarea }: Control<'textarea'>) {
  const frame = { id, label, hint, error, notice };
  return (
    <FieldFrame {...frame}>
      <textarea {...textarea} {...stateOf(frame)} className="field__input" />
    </FieldFrame>
  );
}

/** A native select in the site's style. */
export function SelectField({ id, label, hint, error, notice, children, ...select }: Control<'select'>) {
  const frame = { id, label, hint, error, notice };
  return (
    <FieldFrame {...frame}>
      <div className="field__select">
        <select {...select} {...stateOf(frame)} className="field__input">
          {children}
        </select>
        <Icon name="down" />
      </div>
    </FieldFrame>
  );
}
