import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import { unturned } from '@/domain/text';

/** A text as one line. */
export const oneLine = (text: string): string => unturned(text).replace(/\s+/g, ' ').trim();

/** Cut to so many columns of the terminal, with an ellipsis where something is missing. */
export const cutTo = (text: string, width: number): string => cliTruncate(text, width);

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
  const cut = rows.map((row) => row.map((cell, column) => cutTo(oneLine(cell), widest[column] ?? 20)));
  const widths = widest.map((_, column) => Math.max(0, ...cut.map((row) => stringWidth(row[column] ?? ''))));
  return cut.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
