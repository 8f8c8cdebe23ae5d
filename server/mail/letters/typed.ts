/** Signs that turn the direction of writing: a line that holds one could be read otherwise than it is. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
const link = /(?:https?:\/\/|www\.)\S+/gi;

/** Readable and not to be followed: the address that a confirmation goes to may be a stranger's. */
const unlinked = (text: string): string => text.replace(link, (found) => found.replaceAll('.', '[.]'));

/**
 * A label and what the buyer typed. Where that has lines of its own they stand indented below the label, so that none of
 * them can be taken for one of ours.
 */
export function typedLine(label: string, text: string): string {
  const lines = unlinked(text.replace(turning, '')).split(lineBreak);
  if (lines.length === 1) return `${label}: ${lines[0]}`;
  return [`${label}:`, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');
}
