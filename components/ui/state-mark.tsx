import styles from './state-mark.module.css';

export type MarkedState = 'available' | 'reserved' | 'sold' | 'waiting' | 'closed';

type Props = Readonly<{ state: MarkedState; children: string }>;

/**
 * Full sticker: sold; half a sticker: reserved; dashed ring: waiting list; empty ring: available (DESIGN-20). The word
 * is always beside it.
 */
export const StateMark = ({ state, children }: Props) => (
  <span className={styles.mark}>
    <span className={`${styles.sticker} ${styles[state] ?? ''}`} data-state={state} aria-hidden="true" />
    {children}
  </span>
);
