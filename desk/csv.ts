/** What a spreadsheet would take for a formula, also after spaces, and in the wide letters that some read alike. */
const formula = /^\s*[=+\-@\t\r|%＝＋－＠]/;

/** A cell that is a text to every spreadsheet. */
function cell(text: string): string {
  const said = formula.test(text) ? `'${text}` : text;
  return `"${said.replaceAll('"', '""')}"`;
}

/** Begins with the mark by which spreadsheets know UTF-8. @param separator as the reader's spreadsheet expects it */
export const csvText = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(separator)).join('\n')}`;
