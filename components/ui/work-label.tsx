import type { ReactNode } from 'react';
import './captioned-work.css';

export type WorkLabelProps = Readonly<{ title: ReactNode; detail?: ReactNode; mark?: ReactNode }>;

/** A museum label: the title in italics, technique and size in small text (DESIGN-2), and its sticker (DESIGN-20). */
export const WorkLabel = ({ title, detail, mark }: WorkLabelProps) => (
  <span className="work-label__label caption block">
    <b>{title}</b>
    {detail ? <span className="quiet">{detail}</span> : null}
    {mark ? <span className="work-label__mark">{mark}</span> : null}
  </span>
);
