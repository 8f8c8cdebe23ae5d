import { unturned } from '@/domain/text';

const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
const link = /(?:https?:\/\/|www\.)\S+/gi;

/** Makes links readable but not clickable, because the confirmation may go to a stranger's address. */
const unlinked = (text: string): string => text.replace(link, (found) => found.replaceAll('.', '[.]'));

/**
 * A label and what the buyer typed. Several lines are indented below the label, so that none of them can be taken for
 * one of ours.
 */
export function typedLine(label: string, text: string): string {
  const lines = unlinked(unturned(text)).split(lineBreak);
  if (lines.length === 1) return `${label}: ${lines[0]}`;
  return [`${label}:`, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');
}
