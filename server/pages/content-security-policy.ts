import { createHash } from 'node:crypto';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The inline elements of a page; a script with an address is covered by 'self'. */
const inline = {
  script: /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
} as const;

const hashesOf = (html: string, kind: keyof typeof inline): readonly string[] => [
  ...new Set([...html.matchAll(inline[kind])].map(([, content = '']) => sha256(content))),
];

/**
 * What a page may load and run: its own files, and exactly the inline scripts and styles that it was built with.
 * @param styles texts that scripts of ours put into style elements
 */
export function policyOf(html: string, styles: readonly string[] = []): string {
  const scripts = hashesOf(html, 'script');
  const styleHashes = [...hashesOf(html, 'style'), ...styles.map(sha256)];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...new Set(styleHashes)].join(' '),
    // a buyer's own photos are shown from blob:, small marks in style sheets from data:
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
