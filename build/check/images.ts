import type { Contents } from './tables';

/** Every image that the files of content name, also where they are faulty. */
export function imagesOf(contents: Contents): readonly string[] {
  const named = (node: unknown): readonly string[] => {
    if (typeof node !== 'object' || node === null) return [];
    if ('image' in node && typeof node.image === 'string') return [node.image];
    return Object.values(node).flatMap(named);
  };
  return [...new Set(named(contents))];
}
