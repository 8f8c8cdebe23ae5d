import PostalMime from 'postal-mime';

/** A letter as a mail program reads it; the lines of its head as they travelled, folded ones joined. */
export type ArrivedLetter = Readonly<{
  head: readonly string[];
  subject: string;
  text: string;
  files: Readonly<Record<string, Buffer>>;
}>;

export async function readLetter(raw: Buffer): Promise<ArrivedLetter> {
  const { headerLines, subject = '', text = '', attachments } = await PostalMime.parse(raw);
  const files = attachments.map(({ filename, content }) => [filename ?? '', Buffer.from(content as ArrayBuffer)]);
  return {
    head: headerLines.map(({ line }) => line.replace(/\r?\n[ \t]+/g, ' ')),
    subject,
    text: text.trim(),
    files: Object.fromEntries(files),
  };
}

/** What a header says, as it travelled; undefined where there is none. */
export const headerOf = ({ head }: ArrivedLetter, name: string): string | undefined =>
  head
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim();
