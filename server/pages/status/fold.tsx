import type { ReactNode } from 'react';

type Props = Readonly<{ head: string; is?: string; children: ReactNode }>;

/** What nobody needs at once; paper has it open. `is`: a class of its own. */
export const Fold = ({ head, is = '', children }: Props) => (
  <details className={`order-status__fold ${is}`.trim()}>
    <summary>{head}</summary>
    {children}
  </details>
);
