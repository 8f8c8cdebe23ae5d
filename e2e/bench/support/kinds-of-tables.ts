import { readFileSync } from 'node:fs';
import type { Measured } from '../../support/results';

type Cell = string | number;
export type Range = readonly [least: number, most: number];
type Rows<Row> = Readonly<Record<string, Measured & Readonly<Row>>>;

const read = <Result>(path: string): Result => JSON.parse(readFileSync(path, 'utf8')) as Result;

const written = (cell: Cell | undefined): string => {
  if (cell === undefined) throw new Error('A result lacks a figure that its table shows.');
  return typeof cell === 'number' ? cell.toLocaleString('en-GB') : cell;
};

const line = (cells: readonly (Cell | undefined)[]): string => `| ${cells.map(written).join(' | ')} |`;

const table = (heads: readonly string[], rows: readonly (readonly (Cell | undefined)[])[]): string =>
  [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');

const conditions = ({ date, machine, node, load }: Measured): string =>
  `Measured on ${date}: ${machine}, Node ${node}, load: ${load}.`;

/** The table, and below it when and on what it was measured; row by row where that differs. */
function measured(body: string, of: Rows<object> | Measured): string {
  if (typeof of.date === 'string') return `${body}\n\n${conditions(of as Measured)}`;
  const rows = Object.entries(of as Rows<object>);
  const said = new Set(rows.map(([, row]) => conditions(row)));
  const lines = said.size === 1 ? [...said] : rows.map(([name, row]) => `- ${name}: ${conditions(row)}`);
  return `${body}\n\n${lines.join('\n')}`;
}

/** A line for each row of the result, a column for each figure that is named here. */
export function ofRows<Row>(
  path: string,
  first: string,
  columns: Readonly<Record<string, (row: Row) => Cell>>,
): string {
  const rows = read<Rows<Row>>(path);
  const cells = Object.entries(rows).map(([name, row]) => [name, ...Object.values(columns).map((of) => of(row))]);
  return measured(table([first, ...Object.keys(columns)], cells), rows as Rows<object>);
}

/** A line for each figure. */
export function figures(path: string): string {
  const result = read<Measured & Readonly<{ figures: Readonly<Record<string, number>> }>>(path);
  return measured(table(['figure', 'median'], Object.entries(result.figures)), result);
}

type Visit = Readonly<Record<string, number>>;
type Pages = Measured & Readonly<{ measured: Readonly<Record<string, Readonly<Record<'site' | 'limit', Visit>>>> }>;

/** A dash where there is nothing to compare with. */
const ratio = (one = 0, other = 0): Cell => (other > 0 ? Math.round((100 * one) / other) / 100 : '–');

/** Each page beside the least that shows the same, as ratios; what has no limit page beside it as it was measured. */
export function pageTable(path: string): string {
  const result = read<Pages>(path);
  const beside = ['FCP', 'LCP', 'first pictures', 'KiB', 'requests'];
  const alone = ['TBT', 'CLS', 'KiB Document'];
  const cells = Object.entries(result.measured).map(([name, { site, limit }]) => [
    name,
    ...beside.map((figure) => ratio(site[figure], limit[figure])),
    ...alone.map((figure) => site[figure] ?? 0),
    Object.entries(site)
      .filter(([figure]) => figure.startsWith('press: '))
      .map(([figure, ms]) => `${figure.slice('press: '.length)} ${ms}`)
      .join(', '),
  ]);
  const heads = ['page', ...beside.map((figure) => `${figure} ÷`), ...alone, 'ms from a press to its frame'];
  return measured(table(heads, cells), result);
}

export const range = ([least, most]: Range): string =>
  least === most ? written(least) : `${written(least)} to ${written(most)}`;
