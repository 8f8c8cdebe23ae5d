import styles from './ring.module.css';

/** The sticker's empty place; it fills where somebody chooses (DESIGN-1). Decoration: the words say it too. */
export const Ring = ({ size = 'normal' }: { size?: 'normal' | 'small' }) => (
  <span className={size === 'small' ? `${styles.ring} ${styles.small}` : styles.ring} data-ring aria-hidden="true" />
);
