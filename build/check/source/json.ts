import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { SourceLocation } from '../fault';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Keys that an object has twice: JSON would silently use the second. */
function twice(node: Node | undefined, path: readonly string[] = []): readonly (readonly string[])[] {
  const properties = node?.type === 'object' ? (node.children ?? []) : [];
  const entries = properties.map(({ children = [] }) => [String(children[0]?.value), children[1]] as const);
  const keys = entries.map(([key]) => key);
  return entries.flatMap(([key, value], index) => [
    ...(keys.indexOf(key) < index ? [[...path, key]] : []),
    ...twice(value, [...path, key]),
  ]);
}

/** The value of a JSON file, or the line where it stops being valid. */
export function readJson(text: string) {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || !tree) return { brokenAt: lineAt(text, error?.offset ?? 0) };

  const nodeOf = (path: readonly (string | number)[]): Node =>
    findNodeAtLocation(tree, [...path]) ?? (path.length > 0 ? nodeOf(path.slice(0, -1)) : tree);
  const lineOf = ({ path = [] }: Pick<SourceLocation, 'path'>): number => {
    const node = nodeOf(path as readonly (string | number)[]);
    // a property's line is the line of its key
    return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
  };
  return { value: JSON.parse(text) as unknown, lineOf, twice: twice(tree) };
}
