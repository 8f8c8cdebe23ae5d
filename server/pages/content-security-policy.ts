import { hash } from 'node:crypto';

const sha256 = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

const hashesOf = (texts: readonly string[]): readonly string[] => [...new Set(texts.map(sha256))];

/** What a page may load and run: its own files, and exactly the inline scripts and styles with these texts. */
export const policyOf = ({ scripts, styles }: Readonly<Record<'scripts' | 'styles', readonly string[]>>): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(scripts)].join(' '),
    ["style-src 'self'", ...hashesOf(styles)].join(' '),
    // a buyer's own photos are shown from blob:, small marks in style sheets from data:
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
