import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import './fields/field.css';

/** A remark that does not stop the form. */
export const Notice = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="field__notice">
    <Icon name="info" />
    <span>{children}</span>
  </p>
);
