import { type ParserOptions, parse } from '@babel/parser';
import type { SourceLocation } from '../fault';

type Program = ReturnType<typeof parse>['program'];
/** An expression of a table. */
export type Node = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression'];
/** A syntax node of any kind, with the properties that the search needs. */
type Any = Readonly<{ type: string; loc?: { start: { line: number } } | null }>;
const options: ParserOptions = { sourceType: 'module', plugins: ['typescript'] };

const isNode = (value: unknown): value is Any =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'loc' in value;
const lineOfNode = ({ loc }: Any): number => loc?.start.line ?? 1;

/** The table without what only the type checker reads (`as const`, `satisfies`). */
export const bare = (node: Node): Node =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node;

const childrenOf = (node: Any): readonly Any[] =>
  Object.values(node)
    .flat()
    .filter((value) => isNode(value));
const literalsOf = (node: Any): readonly unknown[] =>
  'value' in node && node.type.endsWith('Literal') ? [node.value] : childrenOf(node).flatMap(literalsOf);

const rows = new Set(['ArrayExpression', 'ObjectExpression', 'CallExpression']);
const rowsIn = (node: Any): readonly Any[] => [
  ...(rows.has(node.type) ? [node] : []),
  ...childrenOf(node).flatMap(rowsIn),
];

/** The row whose literals are most like the values: the share that both have, of all that either has. */
function closest(node: Any, values: readonly unknown[]): Any {
  const likeness = (row: Any): number => {
    const literals = new Set(literalsOf(row));
    return values.filter((value) => literals.has(value)).length / new Set([...literals, ...values]).size;
  };
  const [best] = rowsIn(node)
    .map((row) => ({ row, like: likeness(row) }))
    .toSorted((one, other) => other.like - one.like);
  return best && best.like > 0 ? best.row : node;
}

/** The node whose line belongs to the key, and the node to search next; undefined where the text does not show it. */
function under(node: Node, key: PropertyKey): readonly [line: Any, next: Node] | undefined {
  if (node.type === 'ArrayExpression') {
    const before = node.elements.slice(0, Number(key) + 1);
    const element = node.elements[Number(key)];
    if (!element || before.some((each) => each?.type === 'SpreadElement')) return undefined;
    return [element, element as Node];
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const property = node.properties.find(
    (each) =>
      each.type === 'ObjectProperty' &&
      ((each.key.type === 'Identifier' && !each.computed && each.key.name === key) ||
        ((each.key.type === 'StringLiteral' || each.key.type === 'NumericLiteral') &&
          String(each.key.value) === String(key))),
  );
  return property?.type === 'ObjectProperty' ? [property, property.value as Node] : undefined;
}

/**
 * The tables in a text by their names, each as it is written there.
 * @throws SyntaxError with `loc`, where the text cannot be read
 */
export function constantsIn(text: string): Readonly<{ program: Program; constants: ReadonlyMap<string, Node> }> {
  const { program } = parse(text, options);
  const constants = new Map(
    program.body
      .map((each) => (each.type === 'ExportNamedDeclaration' ? each.declaration : each))
      .filter((each) => each?.type === 'VariableDeclaration')
      .flatMap(({ declarations }) => declarations)
      .flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init] as const] : [])),
  );
  return { program, constants };
}

/**
 * Finds lines in a table's text.
 * @throws SyntaxError with `loc`, where the text cannot be read
 */
export function typescriptLines(text: string): (place: Pick<SourceLocation, 'path' | 'near'>) => number {
  const { program, constants } = constantsIn(text);
  const resolved = (node: Node): Node => {
    const plain = bare(node);
    const named = plain.type === 'Identifier' ? constants.get(plain.name) : undefined;
    return named ? resolved(named) : plain;
  };

  return ({ path = [], near = [] }) => {
    const [name, ...keys] = path;
    const table = constants.get(String(name));
    if (!table) return 1;
    let at: Any = table;
    let node = resolved(table);
    for (const key of keys) {
      const found = under(node, key);
      if (!found) return lineOfNode(node.type === 'ArrayExpression' && near.length > 0 ? closest(program, near) : at);
      at = found[0];
      node = resolved(found[1]);
    }
    return lineOfNode(at);
  };
}
