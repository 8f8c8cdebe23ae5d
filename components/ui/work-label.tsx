import type { ReactNode } from 'react';
import styles from './work-label.module.css';

/** A museum label: the title in italics, then technique and size in small text (DESIGN-2). */
export const WorkLabel = ({ title, detail }: { title: string; detail?: ReactNode }) => (
  <span className={styles.label}>
    <b>{title}</b>
    {detail ? <span className="quiet">{detail}</span> : null}
  </span>
);
