import type { ReactNode } from 'react';
import './showcase.css';
import './wall-rows.css';

/** A page of the grid; below 992 px all pages are one strip. */
export const ShowcasePage = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <div className="wall-rows__wall showcase__page" data-away={shown ? undefined : ''}>
    {children}
  </div>
);
