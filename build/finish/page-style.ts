import type { Part } from './sheet';

/** Everything in a page or a script that may be the name of a class. */
export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\w-]+/g));

/** A name may have an end that a script makes up: `tone-` stands for all tones, `yarl__` for all parts of the viewer. */
const beginningsOf = (name: string): readonly string[] =>
  [...name.matchAll(/(?<=[^-_])[-_]+/g)].map(({ 0: dash, index }) => name.slice(0, index + dash.length));

/** Whether a class of this name may stand in a page. */
export type MayStand = (name: string) => boolean;

/** @param words of the page, in its elements, and of the scripts that make it alive */
export const mayStandIn =
  (words: readonly ReadonlySet<string>[]): MayStand =>
  (name) =>
    [name, ...beginningsOf(name)].some((word) => words.some((some) => some.has(word)));

function textOf(part: Part, mayStand: MayStand): string {
  if (part.kind === 'rule') {
    const needed = part.selectors.filter(({ classes }) => classes.every(mayStand));
    return needed.length ? `${needed.map(({ text }) => text).join(',')}{${part.body}}` : '';
  }
  if (part.kind === 'group') {
    const text = part.parts.map((inner) => textOf(inner, mayStand)).join('');
    return text && `${part.head}{${text}}`;
  }
  return part.kind === 'text' ? part.text : '';
}

const keyframesOf = (part: Part): readonly Extract<Part, { kind: 'keyframes' }>[] => {
  if (part.kind === 'group') return part.parts.flatMap(keyframesOf);
  return part.kind === 'keyframes' ? [part] : [];
};

const declaresLayers = (part: Part): boolean => part.kind === 'text' && part.text.startsWith('@layer');

/**
 * The rules of the sheets that a page may need: those whose classes may all stand in it, and those without a class. Their order
 * is that of the sheets, and layers are declared before any rule. States that a script sets later are rules of classes too, or of
 * attributes, which are all kept.
 */
export function styleOf(sheets: readonly (readonly Part[])[], mayStand: MayStand): string {
  const all = sheets.flat();
  const parts = [...all.filter(declaresLayers), ...all.filter((part) => !declaresLayers(part))];
  const rules = parts.map((part) => textOf(part, mayStand)).join('');
  const moving = parts.flatMap(keyframesOf).filter(({ name }) => rules.includes(name));
  return rules + moving.map(({ text }) => text).join('');
}
