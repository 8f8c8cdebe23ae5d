/** What is kept of a typed text: NFC, without control characters but line feed and tab, trimmed. */
export function cleanText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
      .replace(/[\u0001-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
      .trim()
  );
}

/** Length in code points, as the limits count it. */
export const lengthOf = (text: string): number => [...text].length;
