import type { Part } from './sheet';

/** Everything in a page that may be the name of a class, in its elements or in the data from which they are made again. */
export const wordsOf = (html: string): ReadonlySet<string> => new Set(html.match(/[\w-]+/g));

function textOf(part: Part, words: ReadonlySet<string>): string {
  if (part.kind === 'rule') {
    const needed = part.selectors.filter(({ classes }) => classes.every((name) => words.has(name)));
    return needed.length ? `${needed.map(({ text }) => text).join(',')}{${part.body}}` : '';
  }
  if (part.kind === 'group') {
    const text = part.parts.map((inner) => textOf(inner, words)).join('');
    return text && `${part.head}{${text}}`;
  }
  return part.kind === 'text' ? part.text : '';
}

const keyframesOf = (part: Part): readonly Extract<Part, { kind: 'keyframes' }>[] => {
  if (part.kind === 'group') return part.parts.flatMap(keyframesOf);
  return part.kind === 'keyframes' ? [part] : [];
};

/**
 * The rules of the sheets that a page may need: those whose classes all stand in it, and those without a class. Their order
 * is that of the sheets. States that a script sets later are rules of classes too, or of attributes, which are all kept.
 * @param words of the page
 */
export function styleOf(sheets: readonly (readonly Part[])[], words: ReadonlySet<string>): string {
  const parts = sheets.flat();
  const rules = parts.map((part) => textOf(part, words)).join('');
  const moving = parts.flatMap(keyframesOf).filter(({ name }) => rules.includes(name));
  return rules + moving.map(({ text }) => text).join('');
}
