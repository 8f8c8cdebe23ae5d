import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Own = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [element: `studio-${string}`]: Own;
      'react-island': Own;
      'x-slot': Own;
    }
  }
}
