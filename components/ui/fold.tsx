import type { ReactNode } from 'react';
import './fold.css';

type Props = Readonly<{ head: ReactNode; is?: string; open?: boolean; children: ReactNode }>;

/** What is read when it is asked for: folded on the screen, open on paper. `is`: classes of its own. */
export const Fold = ({ head, is, open, children }: Props) => (
  <details className={is ? `fold ${is}` : 'fold'} open={open}>
    <summary>{head}</summary>
    {children}
  </details>
);
