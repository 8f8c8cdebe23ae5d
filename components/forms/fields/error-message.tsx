import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import './field.css';

/** What is wrong, beside its field. */
export const ErrorMessage = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="field__error">
    <Icon name="warn" />
    <span>{children}</span>
  </p>
);
