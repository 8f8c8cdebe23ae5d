import type { ReactNode } from 'react';
import './pale-patch.css';

/** A place where nothing hangs: the paint is paler there, the nail and the label are on the wall. */
export const PalePatch = ({ children }: { children?: ReactNode }) => (
  <div className="pale-patch__place">
    <svg viewBox="0 0 300 360" aria-hidden="true">
      <defs>
        <linearGradient id="patch" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--primer)" />
          <stop offset="1" stopColor="var(--primer)" stopOpacity="0.35" />
        </linearGradient>
      </defs>
      <path
        d="M0.5 0.5H299.5V359.5H0.5Z"
        fill="url(#patch)"
        stroke="color-mix(in srgb, var(--graphite) 28%, transparent)"
      />
      <ellipse cx="152" cy="26" rx="3" ry="11" fill="var(--ink)" opacity="0.16" />
      <circle cx="150" cy="16" r="4.5" fill="var(--ink)" />
      <circle cx="148.8" cy="14.6" r="1.4" fill="var(--primer)" opacity="0.7" />
    </svg>
    {children && <div className="pale-patch__label stack g2 t6 plate">{children}</div>}
  </div>
);
