import { messages } from '@/messages';
import { makeFonts } from './fonts/make-fonts';

const wordsOf = (node: unknown): string =>
  typeof node === 'string'
    ? node
    : Object.values(node as object)
        .map(wordsOf)
        .join(' ');

const started = Date.now();
const { made } = await makeFonts({ fonts: 'public/fonts', generated: 'generated' }, wordsOf(messages));
console.log(`fonts: ${made} made, ${((Date.now() - started) / 1000).toFixed(1)} s`);
