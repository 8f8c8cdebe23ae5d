import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
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
 * The classes that an element and those around it must have for the selector to hold. What stands in `:not()`, `:is()` or
 * `:has()` does not count: such a selector may hold without.
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

/** In a page's own style an address counts from the page, in a sheet from the sheet. */
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

/**
 * A style sheet in parts.
 * @param href its address
 */
export const readSheet = (css: string, href: string): readonly Part[] =>
  postcss.parse(absolute(css, href)).nodes.flatMap(partsOf);

/** The classes that a sheet has rules for. */
export const classesOfSheet = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'group') return classesOfSheet(part.parts);
    return part.kind === 'rule' ? part.selectors.flatMap(({ classes }) => classes) : [];
  });
