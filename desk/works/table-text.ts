import { bare, constantsIn, type Node } from '@/build/check/source/typescript';

/** A row as it is written: its values, and where it stands in the text. */
type WrittenRow<Row> = Readonly<{ value: Row; node: Node }>;

/** A list of rows that is written out, as the tables of works and of the shop are. */
type WrittenTable<Row> = Readonly<{ start: number; rows: readonly WrittenRow<Row>[] }>;

const startOf = ({ start }: Pick<Node, 'start'>): number => start ?? 0;
const endOf = ({ end }: Pick<Node, 'end'>): number => end ?? 0;

const keyOf = (key: Node | { type: 'PrivateName' }): string =>
  key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';

type Property = Readonly<{ key: string; value: Node }>;
const propertiesOf = (node: Node): readonly Property[] =>
  node.type === 'ObjectExpression'
    ? node.properties.flatMap((each) =>
        each.type === 'ObjectProperty' ? [{ key: keyOf(each.key as Node), value: each.value as Node }] : [],
      )
    : [];

/** What an expression that is written out stands for; undefined where it is computed. */
function writtenValue(written: Node): unknown {
  const node = bare(written);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NullLiteral':
      return null;
    case 'ObjectExpression':
      return Object.fromEntries(propertiesOf(node).map(({ key, value }) => [key, writtenValue(value)]));
    default:
      return undefined;
  }
}

/** @throws where the text has no such table, or cannot be read */
function tableIn<Row>(text: string, name: string): WrittenTable<Row> {
  const found = constantsIn(text).constants.get(name);
  const table = found && bare(found);
  if (table?.type !== 'ArrayExpression') throw new Error(`no list named ${name} is written here`);
  const nodes = table.elements.filter((node) => node !== null) as readonly Node[];
  return { start: startOf(table), rows: nodes.map((node) => ({ value: writtenValue(node) as Row, node })) };
}

/** The rows of a table, read without running it: it may have changed since this program was compiled. */
export const rowsIn = <Row>(text: string, name: string): readonly Row[] =>
  tableIn<Row>(text, name).rows.map(({ value }) => value);

const literal = (row: object): string => JSON.stringify(row);

/** Line by line as a row of works is written, or in one line as a row of the shop is. The formatter does the rest. */
export type Layout = 'lines' | 'line';

/** The text with this row as the first of the table. */
export function withFirst(text: string, name: string, row: object, layout: Layout): string {
  const at = tableIn(text, name).start + 1;
  const written = layout === 'lines' ? literal(row).replace('{', '{\n') : literal(row);
  return `${text.slice(0, at)}\n${written},${text.slice(at)}`;
}

type Asked<Row> = (row: Row) => boolean;

const rowIn = <Row>(text: string, name: string, isAsked: Asked<Row>): WrittenRow<Row> => {
  const row = tableIn<Row>(text, name).rows.find(({ value }) => isAsked(value));
  if (!row) throw new Error(`no such row in ${name}`);
  return row;
};

/** The text with another value under this key of the first row that is asked for. */
export function withValue<Row>(
  text: string,
  name: string,
  isAsked: Asked<Row>,
  [key, value]: readonly [key: keyof Row & string, value: string | number],
): string {
  const { node } = rowIn(text, name, isAsked);
  const property = propertiesOf(bare(node)).find((each) => each.key === key);
  if (!property) throw new Error(`the row has no ${key}`);
  const { value: old } = property;
  return text.slice(0, startOf(old)) + JSON.stringify(value) + text.slice(endOf(old));
}

/** The text without the rows that are asked for, each with the comma and the line that it stood in. */
export function without<Row>(text: string, name: string, isAsked: Asked<Row>): string {
  const gone = tableIn<Row>(text, name).rows.filter(({ value }) => isAsked(value));
  return gone.toReversed().reduce((left, { node }) => {
    const before = left.slice(0, startOf(node)).trimEnd();
    return before + left.slice(endOf(node)).replace(/^\s*,/, '');
  }, text);
}
