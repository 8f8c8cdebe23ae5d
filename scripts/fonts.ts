import { makeFonts } from '@/build/fonts/make-fonts';
import { messages } from '@/messages';

const wordsOf = (node: unknown): string =>
  typeof node === 'string'
    ? node
    : Object.values(node as object)
        .map(wordsOf)
        .join(' ');

// Makes the site's font files and their rules anew, to be committed: after a change of faces, letters or of most words.
const { files, made, bytes } = await makeFonts('public/fonts', 'components/shell/fonts.json', wordsOf(messages));
console.log(`fonts: ${files} files of ${(bytes / 1024).toFixed(1)} KiB together, ${made} made`);
