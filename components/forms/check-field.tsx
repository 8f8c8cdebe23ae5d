import type { ComponentProps, ReactNode } from 'react';
import { Ring } from '@/components/ui/ring';
import styles from './check-field.module.css';
import { ErrorMessage } from './field';

type Props = Omit<ComponentProps<'input'>, 'id'> & { id: string; label: ReactNode; error?: string | undefined };

/** A checkbox drawn as a large ring; a link may stand inside its label. */
export const CheckField = ({ id, label, error, ...input }: Props) => (
  <div>
    <label className={styles.check} htmlFor={id}>
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
