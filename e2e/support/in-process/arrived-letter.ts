import PostalMime from 'postal-mime';
import { parted } from './parted';

/** A letter as a mail program reads it; the lines of its head as they travelled, folded ones joined. */
export type ArrivedLetter = Readonly<{
  head: readonly string[];
  subject: string;
  text: string;
  /** Null where it is plain text alone. */
  html: string | null;
  files: Readonly<Record<string, Buffer>>;
  /** The pictures that its HTML shows, by their ids. */
  shown: Readonly<Record<string, Buffer>>;
}>;

export async function readLetter(raw: Buffer): Promise<ArrivedLetter> {
  const { headerLines, subject = '', text = '', html = null, attachments } = await PostalMime.parse(raw);
  const bytes = (content: unknown) => Buffer.from(content as ArrayBuffer);
  const [shown, files] = [
    attachments.filter(({ contentId }) => contentId),
    attachments.filter((one) => !one.contentId),
  ];
  return {
    head: headerLines.map(({ line }) => line.replace(/\r?\n[ \t]+/g, ' ')),
    subject,
    text: text.trim(),
    html: html && parted(html),
    files: Object.fromEntries(files.map(({ filename, content }) => [filename ?? '', bytes(content)])),
    shown: Object.fromEntries(shown.map(({ contentId = '', content }) => [contentId.slice(1, -1), bytes(content)])),
  };
}

/** What a header says, as it travelled; undefined where there is none. */
export const headerOf = ({ head }: ArrivedLetter, name: string): string | undefined =>
  head
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();
