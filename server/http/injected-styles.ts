import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sonner = 'node_modules/sonner/dist/index.mjs';
const call = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?$/m;

/**
 * The style sheet that the vendor of toasts puts into the page when it loads. It first adds the element, then the text,
 * and the browser asks at both moments.
 * @throws where the vendor no longer does it this way
 */
export function injectedStyles(folder: string): readonly string[] {
  const literal = call.exec(readFileSync(join(folder, sonner), 'utf8'))?.[1];
  if (!literal) throw new Error('sonner no longer inserts its style as it did: see docs/decisions on the page policy');
  return ['', JSON.parse(literal) as string];
}
