import type { ReactNode } from 'react';
import './rail.css';

/** One work in a rail. */
export const RailItem = ({ children }: { children: ReactNode }) => <li className="rail__item">{children}</li>;
