import type { ReactNode } from 'react';
import './field.css';

/** Two fields side by side, one above the other on a narrow screen. */
export const Pair = ({ children }: { children: ReactNode }) => <div className="field__pair">{children}</div>;
