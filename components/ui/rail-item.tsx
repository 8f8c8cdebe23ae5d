import type { ReactNode } from 'react';
import styles from './rail.module.css';

/** One work in a rail. */
export const RailItem = ({ children }: { children: ReactNode }) => <li className={styles.item}>{children}</li>;
