import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { Localized } from '@/i18n/locales';
import { readText, WrongEncoding } from '@/server/platform/text-file.mjs';
import type { SourceLocation } from '../table-locations';

/** The fault of a file that is no JSON, at its line. */
const unreadable: Localized = {
  en: 'cannot be read from here on: a comma, a quotation mark or a bracket is missing or too many, here or in the line before',
  pl: 'od tego miejsca nie da się odczytać: tu albo w poprzednim wierszu brakuje przecinka, cudzysłowu lub nawiasu (albo jest o jeden za dużo)',
};

/** The fault of a file that an editor saved in another encoding than UTF-8. */
export const inEncoding = ({ encoding }: WrongEncoding): Localized => ({
  en: `the file is saved as ${encoding}, in which letters get lost: save it again, as UTF-8`,
  pl: `plik zapisano w kodowaniu ${encoding}, w którym giną litery: zapisz go jeszcze raz, jako UTF-8`,
});

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

type Path = readonly (string | number)[];

/** Keys that an object has twice: JSON would silently use the second. */
function twice(node: Node | undefined, path: Path = []): readonly Path[] {
  if (node?.type === 'array') return (node.children ?? []).flatMap((item, index) => twice(item, [...path, index]));
  const properties = node?.type === 'object' ? (node.children ?? []) : [];
  const entries = properties.map(({ children = [] }) => [String(children[0]?.value), children[1]] as const);
  const keys = entries.map(([key]) => key);
  return entries.flatMap(([key, value], index) => [
    ...(keys.indexOf(key) < index ? [[...path, key]] : []),
    ...twice(value, [...path, key]),
  ]);
}

function parseJson(text: string) {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || !tree) return { brokenAt: lineAt(text, error?.offset ?? 0), fault: unreadable };

  /** The value to which the keys lead, or the last that exists on that path. */
  const nodeOf = (node: Node, [key, ...others]: readonly PropertyKey[]): Node => {
    const inner =
      key === undefined ? undefined : findNodeAtLocation(node, [node.type === 'array' ? Number(key) : String(key)]);
    return inner ? nodeOf(inner, others) : node;
  };
  const lineOf = ({ path = [] }: Pick<SourceLocation, 'path'>): number => {
    const node = nodeOf(tree, path);
    // a property's line is the line of its key
    return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
  };
  const has = (path: readonly PropertyKey[]): boolean =>
    findNodeAtLocation(
      tree,
      path.map((key) => (typeof key === 'number' ? key : String(key))),
    ) !== undefined;
  return { value: JSON.parse(text) as unknown, lineOf, has, twice: twice(tree) };
}

/** The value of a JSON file, or the line from which it cannot be read and why. A byte order mark is no fault. */
export function readJson(path: string) {
  try {
    return parseJson(readText(path));
  } catch (error) {
    if (!(error instanceof WrongEncoding)) throw error;
    return { brokenAt: 1, fault: inEncoding(error) };
  }
}
