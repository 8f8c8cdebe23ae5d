import { readFileSync } from 'node:fs';

const sonner = 'node_modules/sonner/dist/index.mjs';
const call = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?$/m;

/**
 * The style sheet that sonner, the library of toasts, inserts into the page. The page policy needs its exact text, and
 * the empty text too: sonner adds an empty element first, then the text, and the browser checks both.
 * @throws if sonner no longer inserts it this way
 */
export function injectedStyles(): readonly string[] {
  const literal = call.exec(readFileSync(sonner, 'utf8'))?.[1];
  if (!literal) throw new Error('sonner no longer inserts its style as it did: see docs/decisions on the page policy');
  return ['', JSON.parse(literal) as string];
}
