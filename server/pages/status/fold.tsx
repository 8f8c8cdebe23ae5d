import type { ReactNode } from 'react';

type Props = Readonly<{ head: string; is?: string; open?: boolean; children: ReactNode }>;

/** Folded on the screen, open on paper. `is`: a class of its own. */
export const Fold = ({ head, is = '', open, children }: Props) => (
  <details className={`order-status__fold ${is}`.trim()} open={open}>
    <summary>{head}</summary>
    {children}
  </details>
);
