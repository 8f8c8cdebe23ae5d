// Each runs in the page, and uses nothing outside itself.

/** What is wrong with the stop that has the focus; null where it has the page's own. Nothing outside the function is used. */
export function faultOfStop(): string | null {
  const stop = document.activeElement as HTMLElement | null;
  if (!stop || stop === document.body) return null;
  // a choice that is drawn by its label, a button inside a drawn one
  const shown = [stop, ...[stop.closest('label'), stop.parentElement].filter((one) => one !== null)];
  const { left, top, right, bottom } = (stop.closest('label') ?? stop).getBoundingClientRect();
  const name = stop.outerHTML.slice(0, 120);
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `out of the window: ${name}`;
  const within = (share: number, from: number, to: number) => Math.max(1, from) + share * (to - Math.max(1, from));
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map(
      (y) => [within(x, left, Math.min(right, innerWidth)), within(y, top, Math.min(bottom, innerHeight))] as const,
    ),
  );
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit && shown.some((one) => one.contains(hit));
  });
  if (!isSeen) return `covered: ${name}`;
  // only script leads there
  if (stop.tabIndex < 0) return null;
  const hasRing = [...shown, ...stop.querySelectorAll('*'), stop.nextElementSibling].some((one) => {
    if (!one) return false;
    return [null, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
  return hasRing ? null : `without a ring: ${name}`;
}

/** Text that its own box cuts off. */
export function cutTexts(): readonly string[] {
  const holdsText = (one: Element) =>
    [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((one) => {
      const { overflowX, overflowY, clip, clipPath } = getComputedStyle(one);
      if (!holdsText(one) || !one.checkVisibility() || clip !== 'auto' || clipPath !== 'none') return false;
      // for the ear alone, or for the eye alone: what keeps a button's width
      if (one.clientWidth <= 1 || one.closest('.visually-hidden, [aria-hidden=true], svg, select, textarea'))
        return false;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (cuts(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
        (cuts(overflowY) && one.scrollHeight > one.clientHeight + 2)
      );
    })
    .map((one) => one.outerHTML.slice(0, 120));
}

/** By how many px the page is wider than its window. */
export const sideways = (): number => document.documentElement.scrollWidth - innerWidth;

/** What moves. */
export const moving = (): readonly string[] =>
  document
    .getAnimations()
    .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) > 1)
    .map((one) =>
      JSON.stringify([
        (one.effect as KeyframeEffect).target?.outerHTML.slice(0, 80),
        (one.effect as KeyframeEffect).getKeyframes().length,
      ]),
    );

/** Words that stand in three lines or more: broken letter by letter, which no hyphen does. */
export function shattered(): readonly string[] {
  const found: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const box = text.parentElement;
    // for the ear alone
    if (!box?.checkVisibility() || box.clientWidth === 1 || box.closest('.visually-hidden')) continue;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 2) found.push(word);
    }
  }
  return found;
}
