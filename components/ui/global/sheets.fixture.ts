import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, type Container, type Document, parse, type Rule } from 'postcss';

/** A rule of a style sheet, with all that it is nested in. */
export type StyleRule = Readonly<{
  sheet: string;
  /** Of the rules around it too, outermost first. */
  selector: string;
  /** The conditions around it. */
  media: string;
  style: Readonly<Record<string, string>>;
}>;

const folder = 'components';

function styleOf(rule: Container): StyleRule['style'] {
  const lines = (rule.nodes ?? []).flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value] as const] : []));
  return Object.fromEntries(lines.map(([name, value]) => [name, value.replace(/\s+/g, ' ')]));
}

function ruleAt(sheet: string, rule: Container): StyleRule {
  const around: string[] = [];
  const media: string[] = [];
  for (let outer: Container | Document | undefined = rule; outer; outer = outer.parent) {
    if (outer.type === 'rule') around.unshift((outer as Rule).selector);
    // a layer is no condition
    if (outer.type === 'atrule' && (outer as AtRule).name !== 'layer')
      media.unshift(`@${(outer as AtRule).name} ${(outer as AtRule).params}`);
  }
  return { sheet, selector: around.join(' ').replace(/\s+/g, ' '), media: media.join(' '), style: styleOf(rule) };
}

/** Every rule of every style sheet below `components`. */
export function styleRules(): readonly StyleRule[] {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  return sheets.toSorted().flatMap((sheet) => {
    const rules: StyleRule[] = [];
    parse(readFileSync(join(folder, sheet), 'utf8')).walk((node) => {
      // a condition may stand in the rule that it changes
      const isNested = node.type === 'atrule' && (node as AtRule).nodes?.some(({ type }) => type === 'decl');
      if (node.type === 'rule' || isNested) rules.push(ruleAt(sheet, node as Container));
    });
    return rules;
  });
}

/** Where a rule is, for the message of a failure. */
export const placeOf = ({ sheet, selector }: StyleRule): string => `${sheet}: ${selector}`;

/** The value that a property, as `--edge`, has in the rules that pass, the last of them first. */
export function valueIn(rules: readonly StyleRule[], name: string): string {
  const value = rules.findLast(({ style }) => name in style)?.style[name];
  if (value === undefined) throw new Error(`no rule sets ${name}`);
  return value;
}
