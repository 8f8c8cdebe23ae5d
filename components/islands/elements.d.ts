import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** Allowed wherever a text may stand, also in a paragraph, where a `<div>` would end it; not in tables and lists of options. */
type Own = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': Own;
      'x-slot': Own;
    }
  }
}
