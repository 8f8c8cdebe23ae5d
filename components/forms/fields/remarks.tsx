import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import './field.css';

type Props = Readonly<{ id?: string; children: ReactNode }>;

/** What is wrong, beside its field. */
export const ErrorMessage = ({ id, children }: Props) => (
  <p id={id} className="field__error">
    <Icon name="warn" />
    <span>{children}</span>
  </p>
);

/** A remark that does not stop the form. */
export const Notice = ({ id, children }: Props) => (
  <p id={id} className="field__notice">
    <Icon name="info" />
    <span>{children}</span>
  </p>
);
