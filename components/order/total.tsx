import styles from './total.module.css';

/** What it costs, in a line of its own. */
export const Total = ({ label, price }: Readonly<Record<'label' | 'price', string>>) => (
  <p className={styles.total}>
    <span>{label}</span>
    <b className="num nowrap">{price}</b>
  </p>
);
