import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import './field.css';

type Props = Readonly<{ id?: string; children: ReactNode }>;

export const ErrorMessage = ({ id, children }: Props) => (
  <p id={id} className="said said--bad">
    <Icon name="warn" />
    <span>{children}</span>
  </p>
);

export const Notice = ({ id, children }: Props) => (
  <p id={id} className="said">
    <Icon name="info" />
    <span>{children}</span>
  </p>
);

export type FieldFacts = Readonly<{
  id: string;
  label: ReactNode;
  /** Shown at the right of the label. */
  hint?: ReactNode;
  error?: string | undefined;
  notice?: ReactNode;
}>;

export const describedBy = ({ id, error, notice }: FieldFacts): string | undefined =>
  [error && `${id}-error`, notice && `${id}-notice`].filter(Boolean).join(' ') || undefined;

/** Label above, then the control, then an error or a remark (DESIGN-11). */
function FieldFrame({ id, label, hint, error, notice, children }: FieldFacts & { children: ReactNode }) {
  return (
    <div className="field__field">
      <label className="field-label" htmlFor={id}>
        <span>{label}</span>
        {hint ? <span className="field-hint">{hint}</span> : null}
      </label>
      {children}
      {error ? <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage> : null}
      {notice ? <Notice id={`${id}-notice`}>{notice}</Notice> : null}
    </div>
  );
}

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
      <input type="text" {...input} {...stateOf(frame)} className="input" />
    </FieldFrame>
  );
}

export function TextArea({ id, label, hint, error, notice, ...textarea }: Control<'textarea'>) {
  const frame = { id, label, hint, error, notice };
  return (
    <FieldFrame {...frame}>
      <textarea {...textarea} {...stateOf(frame)} className="input" />
    </FieldFrame>
  );
}

export function SelectField({ id, label, hint, error, notice, children, ...select }: Control<'select'>) {
  const frame = { id, label, hint, error, notice };
  return (
    <FieldFrame {...frame}>
      <div className="field__select">
        <select {...select} {...stateOf(frame)} className="input">
          {children}
        </select>
        <Icon name="down" />
      </div>
    </FieldFrame>
  );
}
