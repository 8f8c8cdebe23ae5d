import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import { unturned } from '@/domain/text';

/** A text as one line. */
export const oneLine = (text: string): string => unturned(text).replace(/\s+/g, ' ').trim();

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - stringWidth(text)));

/** Broken at spaces; the writer's own line breaks stay. */
export const wrap = (text: string, width: number): readonly string[] =>
  unturned(text)
    .split('\n')
    .flatMap((line) => wrapAnsi(oneLine(line), width).split('\n'));

const labelWidth = 22;
const textWidth = 70;

/** A label with its answer beside it, further rows below the answer. */
export function entry(label: string, text: string): readonly string[] {
  return wrap(text, textWidth).map((row, index) =>
    `  ${padded(index === 0 ? label : '', labelWidth)} ${row}`.trimEnd(),
  );
}

/** Cells in columns as wide as their widest cell, but no wider than allowed. */
export function table(rows: readonly (readonly string[])[], widest: readonly number[]): readonly string[] {
  const cut = rows.map((row) => row.map((cell, column) => cliTruncate(oneLine(cell), widest[column] ?? 20)));
  const widths = widest.map((_, column) => Math.max(0, ...cut.map((row) => stringWidth(row[column] ?? ''))));
  return cut.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** A column of a list. Every length is in columns of the terminal. */
export type Column = Readonly<{
  heading: string;
  most: number;
  /** It may be cut to this where the terminal is narrow; without it, it is not cut further. */
  least?: number;
  /** Left out where cutting is not enough, the lowest number first; without it, it always stays. */
  leaves?: number;
}>;

type Sized = Column & Readonly<{ at: number; width: number }>;

const gap = 2;
const together = (columns: readonly Sized[]): number =>
  columns.reduce((sum, { width }) => sum + width, gap * Math.max(0, columns.length - 1));

/** Takes what is too much from the widest that may be cut, one by one. */
function narrowed(columns: readonly Sized[], width: number): readonly Sized[] {
  const sized = columns.map((column) => ({ ...column }));
  for (let over = together(sized) - width; over > 0; over -= 1) {
    const soft = sized.filter(({ least, width: now }) => least !== undefined && now > least);
    const widest = soft.toSorted((one, other) => other.width - one.width)[0];
    if (!widest) break;
    widest.width -= 1;
  }
  return sized;
}

/** As many columns as fit, each as wide as it may be. */
function fitting(columns: readonly Sized[], width: number): readonly Sized[] {
  const sized = narrowed(columns, width);
  if (together(sized) <= width) return sized;
  const leaving = columns.filter(({ leaves }) => leaves !== undefined);
  const first = leaving.toSorted((one, other) => (one.leaves ?? 0) - (other.leaves ?? 0))[0];
  return first ? fitting(columns.toSpliced(columns.indexOf(first), 1), width) : sized;
}

/** A list below its headings, within so many columns of the terminal where its columns allow it. */
export function listing(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): readonly string[] {
  const cells = [columns.map(({ heading }) => heading), ...rows];
  const natural = columns.map((column, at): Sized => {
    const widest = Math.max(0, ...cells.map((row) => stringWidth(oneLine(row[at] ?? ''))));
    return { ...column, at, width: Math.min(column.most, widest) };
  });
  const kept = fitting(natural, width);
  return table(
    cells.map((row) => kept.map(({ at }) => row[at] ?? '')),
    kept.map((column) => column.width),
  );
}

/** Signs that a terminal obeys, that turn the direction of writing or end a line; a line feed is ours. */
const obeyed = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** In a file for machines everything that is not seen can be written out, and nothing is lost by it. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/gu;

/** As JSON and many languages write such a sign. @example codes('\u202e') // '\\u202e' */
const codes = (sign: string): string =>
  Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

/** A text for a terminal: what a stranger typed into a form is shown, and does nothing. */
export const printable = (text: string): string => text.replace(obeyed, codes);

/** A value as JSON in which nothing is hidden; read back it is the same value. */
export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2).replace(unseen, codes);

/** A moment in ms for programs; null stays null. */
export const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
