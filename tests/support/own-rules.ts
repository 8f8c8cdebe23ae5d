import type { Page } from 'playwright/test';

/**
 * The selectors of a page's sheets that hold for something in it, although its own style has no such rule: no page fetches its sheets.
 * Runs in the page.
 */
async function missingRules(): Promise<readonly string[]> {
  type Rule = Readonly<{ selector: string; where: string }>;
  const rulesOf = (rules: CSSRuleList, where = ''): readonly Rule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSPageRule) return { selector: ':root', where: `${where}@page` };
      if (rule instanceof CSSStyleRule)
        return rule.selectorText.split(',').map((selector) => ({ selector: selector.trim(), where }));
      if (!(rule instanceof CSSGroupingRule)) return [];
      return rulesOf(rule.cssRules, where + rule.cssText.slice(0, rule.cssText.indexOf('{')));
    });
  const nameOf = ({ selector, where }: Rule): string => `${where}${selector}`;
  const holds = (selector: string): boolean => {
    const still = selector.replace(/::?[\w-]+(?:\([^()]*\))?/g, '');
    try {
      return document.querySelector(still) !== null;
    } catch {
      // a part of a selector: the whole one had a comma within
      return false;
    }
  };
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-precedence][disabled]');
  const sheets = [...links].map(async ({ href }) => {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
    return new CSSStyleSheet().replace(await answer.text());
  });
  const linked = (await Promise.all(sheets)).flatMap(({ cssRules }) => rulesOf(cssRules));
  const own = new Set([...document.styleSheets].flatMap(({ cssRules }) => rulesOf(cssRules)).map(nameOf));
  const missing = linked.filter((rule) => !own.has(nameOf(rule)) && holds(rule.selector));
  return [...new Set(missing.map(nameOf))];
}

/** No page that is still open lacks a rule. A page whose process has ended does not answer. */
export async function rulesMissingIn(pages: readonly Page[]): Promise<readonly string[]> {
  const asked = pages.map((page) =>
    Promise.race([
      page.evaluate(missingRules).catch(() => []),
      new Promise<readonly string[]>((resolve) => setTimeout(() => resolve([]), 2_000)),
    ]),
  );
  return (await Promise.all(asked)).flat().map((selector) => `no rule in the page: ${selector}`);
}
