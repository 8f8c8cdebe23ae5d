import type { ReactNode } from 'react';
import styles from './showcase.module.css';
import wall from './wall.module.css';

/** A page of the grid; below 992 px all pages are one strip. */
export const ShowcasePage = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <div className={`${wall.wall} ${styles.page}`} data-away={shown ? undefined : ''}>
    {children}
  </div>
);
