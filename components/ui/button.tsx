import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Ring } from './ring';

type Look = { line?: boolean; wide?: boolean };

const classesOf = ({ line, wide }: Look): string =>
  [styles.button, line && styles.line, wide && styles.wide].filter(Boolean).join(' ');

/** A button; `aria-busy` turns its ring. `line` is the secondary look. */
export function Button({ line = false, wide = false, children, ...props }: ComponentProps<'button'> & Look) {
  return (
    <button type="button" {...props} className={classesOf({ line, wide })}>
      <Ring />
      {children}
    </button>
  );
}

/** A link in a button's clothes. */
export function ButtonLink({ line = false, wide = false, children, ...props }: ComponentProps<'a'> & Look) {
  return (
    <a {...props} className={classesOf({ line, wide })}>
      <Ring />
      {children}
    </a>
  );
}

/** "See more": ring and underlined words inside a link. */
export const More = ({ children }: { children: string }) => (
  <span className={styles.more} data-more>
    <Ring size="small" />
    {children}
  </span>
);
