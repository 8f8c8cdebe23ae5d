import type { AtRule, ChildNode, Rule } from 'postcss';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { sentAt } from './next-output';

type Selector = Readonly<{ text: string; classes: readonly string[] }>;

/** A part of a sheet, with what decides whether a page needs it. */
export type Part =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'keyframes'; name: string; text: string }>
  | Readonly<{ kind: 'rule'; selectors: readonly Selector[]; body: string }>
  | Readonly<{ kind: 'group'; head: string; parts: readonly Part[] }>;

/**
 * The classes that an element and its ancestors must have for the selector to match. Those in `:not()`, `:is()` or
 * `:has()` do not count: it may match without them.
 */
function classesOf(selector: selectorParser.Selector): readonly string[] {
  const classes: string[] = [];
  selector.each((node) => {
    if (node.type === 'class') classes.push(node.value);
  });
  return classes;
}

const selectorsOf = (rule: Rule): readonly Selector[] =>
  selectorParser()
    .astSync(rule.selector)
    .map((selector) => ({ text: selector.toString().trim(), classes: classesOf(selector) }));

const url = /url\((?:"([^"]*)"|'([^']*)'|([^"')]*))\)/g;
const isWhole = (address: string): boolean => /^(?:\/|#|data:)/.test(address);

/** Relative addresses in a sheet count from the sheet, but in a page's own style from the page. */
const absolute = (css: string, href: string): string =>
  css.replace(url, (text, double?: string, single?: string, bare?: string) => {
    const address = double ?? single ?? bare ?? '';
    return isWhole(address) ? text : `url(${sentAt(new URL(address, `http://site${href}`).pathname)})`;
  });

const inside = (node: Rule | AtRule): string => node.nodes?.map((child) => child.toString()).join(';') ?? '';

/** Groups with these names hold rules of their own; every other at-rule is one whole. */
const groups = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);

function atRule(node: AtRule): readonly Part[] {
  if (node.name === 'keyframes') return [{ kind: 'keyframes', name: node.params, text: node.toString() }];
  if (!node.nodes || !groups.has(node.name)) return [{ kind: 'text', text: `${node}${node.nodes ? '' : ';'}` }];
  return [{ kind: 'group', head: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(partsOf) }];
}

function partsOf(node: ChildNode): readonly Part[] {
  if (node.type === 'atrule') return atRule(node);
  return node.type === 'rule' ? [{ kind: 'rule', selectors: selectorsOf(node), body: inside(node) }] : [];
}

export const readSheet = (css: string, href: string): readonly Part[] =>
  postcss.parse(absolute(css, href)).nodes.flatMap(partsOf);

/** The classes that a sheet has rules for. */
export const classesOfSheet = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'group') return classesOfSheet(part.parts);
    return part.kind === 'rule' ? part.selectors.flatMap(({ classes }) => classes) : [];
  });

/** Everything in a page or a script that may be a class name. */
export const identifiersIn = (text: string): ReadonlySet<string> => new Set(text.match(/[\w-]+/g));

/** A script may complete a name: `tone-` stands for all tones, `yarl__` for all parts of the viewer. */
const beginningsOf = (name: string): readonly string[] =>
  [...name.matchAll(/(?<=[^-_])[-_]+/g)].map(({ 0: dash, index }) => name.slice(0, index + dash.length));

/** Whether a page may have a class of this name. */
export type MayStand = (name: string) => boolean;

/** @param identifiers of the page, in its elements, and of the scripts that hydrate it */
export const mayStandIn =
  (identifiers: readonly ReadonlySet<string>[]): MayStand =>
  (name) =>
    [name, ...beginningsOf(name)].some((one) => identifiers.some((some) => some.has(one)));

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
 * The rules that a page may need: those without a class, and those whose classes it may all have. In the order of the
 * sheets, but layers are declared first. States that a script sets later are classes too, or attributes, whose rules
 * are all kept.
 */
export function styleOf(sheets: readonly (readonly Part[])[], mayStand: MayStand): string {
  const all = sheets.flat();
  const parts = [...all.filter(declaresLayers), ...all.filter((part) => !declaresLayers(part))];
  const rules = parts.map((part) => textOf(part, mayStand)).join('');
  const moving = parts.flatMap(keyframesOf).filter(({ name }) => rules.includes(name));
  return rules + moving.map(({ text }) => text).join('');
}
