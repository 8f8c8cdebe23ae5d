import type { ReactNode } from 'react';
import styles from './work-label.module.css';

type Props = Readonly<{ title: string; detail?: ReactNode; mark?: ReactNode }>;

/** A museum label: the title in italics, technique and size in small text (DESIGN-2), and its sticker (DESIGN-20). */
export const WorkLabel = ({ title, detail, mark }: Props) => (
  <span className={styles.label}>
    <b>{title}</b>
    {detail ? <span className="quiet">{detail}</span> : null}
    {mark ? <span className={styles.mark}>{mark}</span> : null}
  </span>
);
