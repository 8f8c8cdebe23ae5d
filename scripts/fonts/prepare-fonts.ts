import { messages } from '@/messages';
import { makeFonts } from './make-fonts';

const wordsOf = (node: unknown): string =>
  typeof node === 'string'
    ? node
    : Object.values(node as object)
        .map(wordsOf)
        .join(' ');

/** Makes the site's fonts and reports how many. */
export async function prepareFonts(): Promise<void> {
  const { files, made, bytes } = await makeFonts({ fonts: 'public/fonts', generated: 'generated' }, wordsOf(messages));
  console.log(`fonts: ${files} files of ${(bytes / 1024).toFixed(1)} KiB together, ${made} made`);
}
