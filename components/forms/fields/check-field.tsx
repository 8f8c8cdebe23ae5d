import type { ComponentProps, ReactNode } from 'react';
import { Ring } from '@/components/ui/ring';
import './check-field.css';
import { ErrorMessage } from './error-message';

type Props = Omit<ComponentProps<'input'>, 'id'> & { id: string; label: ReactNode; error?: string | undefined };

/** A checkbox drawn as a large ring; a link may stand inside its label. */
export const CheckField = ({ id, label, error, ...input }: Props) => (
  <div>
    <label className="check-field__check" htmlFor={id}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <Ring />
      <span>{label}</span>
    </label>
    {error ? <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage> : null}
  </div>
);
