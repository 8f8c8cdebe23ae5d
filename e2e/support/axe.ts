import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** What a person has decided of places where the scanner could not: `on` matches the path to the element, or its HTML. */
type Explained = Readonly<{ rule: string; on: RegExp; why: string }>;

const explained: readonly Explained[] = [
  {
    rule: 'color-contrast',
    on: /doorway__sign/,
    why: 'the ground is the far wall of a drawing, under its lamp: calculated, 5.4 : 1 in the lightest room',
  },
];

/** Rules of WCAG 2.1 and 2.2 that the scanner leaves off by itself. */
const alsoOn = ['target-size', 'label-content-name-mismatch', 'css-orientation-lock'];

type Found = Readonly<{ rule: string; at: string; html: string; why: string }>;

/** Runs in the page. It must not use anything outside itself. */
async function scan(alsoOn: readonly string[]): Promise<readonly Found[]> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
  type Colour = Readonly<{ alpha: number; parseString: (text: string) => void }>;
  const { Color, getContrast } = (axe.commons as unknown as Record<'color', unknown>).color as {
    Color: new () => Colour;
    getContrast: (ground: Colour, ink: Colour) => number;
  };
  const colour = (text: string): Colour => {
    const parsed = new Color();
    parsed.parseString(text);
    return parsed;
  };
  /** Drawn edges and shadows make a contrast undecided: then it is that of the text to the nearest ground that covers all below it. */
  const isSeen = (element: Element): boolean => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const px = Number.parseFloat(fontSize);
    const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage.includes('url(')) return false;
      const ground = colour(style.backgroundColor);
      if (ground.alpha === 1) return getContrast(ground, colour(color)) >= (isLarge ? 3 : 4.5);
    }
    return false;
  };
  const rules = Object.fromEntries(alsoOn.map((rule) => [rule, { enabled: true }]));
  // There the colours are the reader's own, and the scanner reads `-webkit-text-fill-color`, which is not forced.
  if (matchMedia('(forced-colors: active)').matches) rules['color-contrast'] = { enabled: false };
  const { violations, incomplete } = await axe.run(document, { rules, resultTypes: ['violations', 'incomplete'] });
  const undecided = incomplete.map((one) => ({
    ...one,
    nodes: one.nodes.filter(({ target }) => {
      const element = one.id === 'color-contrast' && document.querySelector(String(target[0]));
      return !element || !isSeen(element);
    }),
  }));
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ html, target, failureSummary = '' }) => ({
      rule: id,
      at: String(target),
      html,
      why: failureSummary.replace(/\s+/g, ' '),
    })),
  );
}

/** Runs every rule of the scanner. @returns what is wrong, and what is left undecided, unless it is explained here */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  // by the debugger, which the page's policy does not hold
  await page.evaluate(axe.source);
  const found = await page.evaluate(scan, alsoOn);
  const isExplained = ({ rule, at, html }: Found) =>
    explained.some((one) => one.rule === rule && (one.on.test(at) || one.on.test(html)));
  return found
    .filter((one) => !isExplained(one))
    .map(({ rule, at, html, why }) => `${rule}: ${at}: ${html.slice(0, 160)} (${why})`);
}
