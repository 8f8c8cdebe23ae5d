import { hash } from 'node:crypto';

const sha256 = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

const hashesOf = (texts: readonly string[]): readonly string[] => [...new Set(texts.map(sha256))];

/** Browsers take it from a header alone. */
export const framePolicy = "frame-ancestors 'none'";

/** Of what is no page, such as a drawing or JSON that somebody opens. */
export const filePolicy = `default-src 'none'; ${framePolicy}`;

/** A page may load and run its own files, and the inline scripts and styles with these texts. */
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
    "base-uri 'none'",
  ].join('; ');
