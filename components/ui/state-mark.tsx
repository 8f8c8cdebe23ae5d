import styles from './state-mark.module.css';

export type MarkedState = 'available' | 'reserved' | 'sold' | 'waiting' | 'closed';

type Props = Readonly<{ state: MarkedState; children: string }>;

/**
 * A full sticker is sold, half a one reserved, a dashed ring waits, an empty one is there to be chosen (DESIGN-20). The
 * word always stands beside it.
 */
export const StateMark = ({ state, children }: Props) => (
  <span className={styles.mark}>
    <span className={`${styles.sticker} ${styles[state] ?? ''}`} data-state={state} aria-hidden="true" />
    {children}
  </span>
);
