/** What a spreadsheet would take for a formula, also after spaces, and in the wide letters that some read alike. */
const formula = /^\s*[=+\-@\t\r|%＝＋－＠]/;

/**
 * What a spreadsheet would change: digits that begin with zero, blanks between them or more than it keeps, a power of ten, a day or a
 * fraction.
 */
const number = /^(0\d|\d+\s[\d\s]*$|\d{12,}$|\d+(\.\d+)?e\d+$|\d{1,4}([-/.:])\d{1,2}(\3\d{1,4})?$)/i;

/** A text that somebody typed; or a number or a day of ours, which a spreadsheet may count with. */
export type Cell = string | Readonly<{ ours: string }>;

/** A cell that is a text to every spreadsheet, unless it is ours. */
function cell(content: Cell): string {
  if (typeof content !== 'string') return `"${content.ours}"`;
  const safe = formula.test(content) || number.test(content) ? `'${content}` : content;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Begins with the mark by which spreadsheets know UTF-8. @param separator as the reader's spreadsheet expects it */
export const csvText = (rows: readonly (readonly Cell[])[], separator: ',' | ';'): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(separator)).join('\n')}`;
