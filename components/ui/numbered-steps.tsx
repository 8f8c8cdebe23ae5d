import type { ReactNode } from 'react';
import styles from './numbered-steps.module.css';

/** What happens one after the other, numbered in italics. */
export const NumberedSteps = ({ steps }: { steps: readonly { key: string; words: ReactNode }[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ key, words }) => (
      <li key={key}>
        <span>{words}</span>
      </li>
    ))}
  </ol>
);
