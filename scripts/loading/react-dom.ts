import { runInNewContext } from 'node:vm';

/** Only react-dom defines it. */
const sign = 'hydrateRoot=function';

/** A chunk is a list: the element of its script, then numbers and functions of modules in turns. */
function moduleWith(words: string, chunk: string): number | undefined {
  const lists: unknown[][] = [];
  runInNewContext(chunk, { TURBOPACK: lists });
  const parts = lists.flat();
  const at = parts.findIndex((part) => typeof part === 'function' && part.toString().includes(words));
  const id = parts.slice(0, Math.max(at, 0)).findLast((part) => typeof part === 'number');
  return typeof id === 'number' ? id : undefined;
}

/**
 * The number of react-dom's module.
 * @param chunks the texts of the scripts that every page has
 * @throws Error where none of them has it: Next builds otherwise than it did
 */
export function reactDomIn(chunks: readonly string[]): number {
  const chunk = chunks.find((text) => text.includes(sign));
  const id = chunk && moduleWith(sign, chunk);
  if (!id) throw new Error('No script of every page has react-dom.');
  return id;
}
