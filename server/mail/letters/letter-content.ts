import { unturned } from '@/domain/text';
import type { Locale } from '@/i18n/locales';
import type { ConfirmedLine } from '../../submissions/kind';
import { plain } from '../../submissions/views/say';

export type Line =
  | string
  | ConfirmedLine
  | Readonly<{ label: string | null; url: string }>
  /** The private page; `words`: what plain text says before the address. */
  | Readonly<{ words: string; page: string }>;

export type Block = Readonly<{ heading?: string; lines: readonly Line[] }>;

/** What a letter's text and its HTML are made of, in order. */
export type LetterContent = Readonly<{
  subject: string;
  locale: Locale;
  lead: readonly string[];
  blocks: readonly Block[];
  foot: readonly Block[];
}>;

const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
const link = /(?:https?:\/\/|www\.)\S+/gi;

/** Links cannot be clicked, because the confirmation may go to a stranger's address. */
const unlinked = (text: string): string => text.replace(link, (found) => found.replaceAll('.', '[.]'));

export const typedLines = (text: string): readonly string[] => unlinked(unturned(text)).split(lineBreak);

/** Several lines that the buyer typed are indented, so that none of them can be taken for one of ours. */
export function typedLine(label: string, text: string): string {
  const lines = typedLines(text);
  if (lines.length === 1) return `${label}: ${lines[0]}`;
  return [`${label}:`, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');
}

function lineText(line: Line): string {
  if (typeof line === 'string') return line;
  if ('page' in line) return `${line.words}${line.page}`;
  if ('url' in line) return line.label === null ? line.url : `${line.label}: ${line.url}`;
  return line.isTyped ? typedLine(line.label, line.text) : `${line.label}: ${line.text}`;
}

const blockText = ({ heading, lines }: Block): string =>
  [...(heading ? [heading.toUpperCase()] : []), ...lines.map(lineText)].join('\n');

export const textOf = ({ lead, blocks, foot }: LetterContent): string =>
  plain([...lead, ...[...blocks, ...foot].map(blockText)].join('\n\n'));
