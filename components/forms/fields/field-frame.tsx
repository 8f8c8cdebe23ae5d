import type { ReactNode } from 'react';
import './field.css';
import { ErrorMessage, Notice } from './remarks';

export type FieldFacts = Readonly<{
  id: string;
  label: ReactNode;
  /** Shown at the right of the label. */
  hint?: ReactNode;
  /** What is wrong: shown beside the field and read aloud with it. */
  error?: string | undefined;
  /** A remark that does not stop the form. */
  notice?: ReactNode;
}>;

/** The ids of the texts that are read aloud with a field. */
export const describedBy = ({ id, error, notice }: FieldFacts): string | undefined =>
  [error && `${id}-error`, notice && `${id}-notice`].filter(Boolean).join(' ') || undefined;

/** Label above, then the control, then an error or a remark (DESIGN-11). */
export function FieldFrame({ id, label, hint, error, notice, children }: FieldFacts & { children: ReactNode }) {
  return (
    <div className="field__field">
      <label className="field__label" htmlFor={id}>
        <span>{label}</span>
        {hint ? <span className="field__hint">{hint}</span> : null}
      </label>
      {children}
      {error ? <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage> : null}
      {notice ? <Notice id={`${id}-notice`}>{notice}</Notice> : null}
    </div>
  );
}
