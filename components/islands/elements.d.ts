import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** Allowed wherever text is, even in a paragraph; not in tables and lists of options. */
type Own = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': Own;
      'x-slot': Own;
    }
  }
}
