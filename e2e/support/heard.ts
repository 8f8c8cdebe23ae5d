import type { Page } from 'playwright/test';
import type { Locale } from '@/i18n/locales';
import { faultOfStop } from './reach';
import { expect } from './test';

/** What a live region said. One that comes with its words says nothing, unless it is an alert. */
type Said = Readonly<{ text: string; lang: string }>;
type Heard = { heard: Said[] };

/** Runs in the page, and uses nothing outside itself: writes down what its live regions say from now on. */
function listen(): void {
  const live = ':is([aria-live], [role=status], [role=alert], output):not([aria-live=off])';
  const whole = ':is([aria-atomic=true], [role=status], [role=alert], output):not([aria-atomic=false])';
  const said: Said[] = [];
  const stood = new WeakSet<Element>(document.querySelectorAll(live));
  const textOf = (node: Node): string => {
    const copy = node.cloneNode(true);
    if (copy instanceof Element) for (const one of copy.querySelectorAll('[aria-hidden=true]')) one.remove();
    return copy.textContent ?? '';
  };
  const isHeard = (region: Element): boolean => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const isCut = region.closest('[inert], [aria-hidden=true]') || modal?.contains(region) === false;
    const isShown = region.checkVisibility() || getComputedStyle(region).display === 'contents';
    return region.isConnected && isShown && !isCut;
  };
  new MutationObserver((records) => {
    const news = new Map<Element, Set<Node>>();
    const tell = (region: Element, node: Node) => news.set(region, (news.get(region) ?? new Set()).add(node));
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) {
        const from = node instanceof Element ? node : node.parentElement;
        // each one around it says it
        for (let at = from?.closest(live); at; at = at.parentElement?.closest(live)) tell(at, node);
        if (node instanceof Element) for (const region of node.querySelectorAll(live)) tell(region, region);
      }
    for (const [region, nodes] of news) {
      const told = region.matches(whole) ? [region] : [...nodes].filter((node) => node.isConnected);
      const text = told.map(textOf).join(' ').replace(/\s+/g, ' ').trim();
      const { lang = '' } = region.closest<HTMLElement>('[lang]') ?? {};
      const isTold = stood.has(region) || region.matches('[role=alert]');
      if (text && isTold && isHeard(region)) said.push({ text, lang });
    }
    for (const region of document.querySelectorAll(live)) stood.add(region);
  }).observe(document, { childList: true, characterData: true, subtree: true });
  (window as unknown as Heard).heard = said;
}

/** Runs in the page, and uses nothing outside itself: what is told first of a page that has come: its alerts, and what has the focus. */
function toldFirst(): readonly Said[] {
  const { activeElement: at, body } = document;
  const told = at && at !== body ? [at] : [];
  const alerts = [...document.querySelectorAll('[role=alert]')].filter((one) => one !== at);
  return [...alerts, ...told].map((one) => {
    const described = one.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = [
      one.getAttribute('aria-label') ?? one.textContent,
      ...[...((one as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
      ...described.map((id) => document.getElementById(id)?.textContent),
    ];
    const { lang = '' } = one.closest<HTMLElement>('[lang]') ?? {};
    return { text: texts.join(' ').replace(/\s+/g, ' ').trim(), lang };
  });
}

const heardIn = async (page: Page): Promise<readonly Said[]> =>
  (await page.evaluate(() => (window as unknown as Partial<Heard>).heard)) ?? page.evaluate(toldFirst);

/** After the last change: longer than the stage keeps quiet while a slider is moved. */
const calm = 600;

type Expected = Readonly<{ act: () => Promise<unknown>; says?: readonly string[] | undefined; locale: Locale }>;

/** Waits until the page has stopped to scroll: where it still rides, it rides on, whatever is focused meanwhile. */
export const atRest = (page: Page) =>
  page.waitForFunction((pause) => {
    const { scrollY: before } = window;
    return new Promise((resolve) => setTimeout(() => resolve(scrollY === before), pause));
  }, calm / 2);

/**
 * Listens while something is done.
 * @param says what must be said, each once
 * @returns what is wrong with what was said, and with where the focus is afterwards
 */
export async function faultsAfter(page: Page, { act, says = [], locale }: Expected): Promise<readonly string[]> {
  await page.evaluate(listen);
  await act();
  const timesOf = (heard: readonly Said[], words: string): number =>
    heard.filter(({ text }) => text.includes(words.replace(/\s+/g, ' '))).length;
  for (const words of says)
    await expect
      .poll(async () => timesOf(await heardIn(page), words))
      .toBeGreaterThan(0)
      .catch(() => undefined);
  await page.waitForTimeout(calm);
  await atRest(page);
  const heard = await heardIn(page);
  const isLost = await page.evaluate(() => document.activeElement === document.body);
  const stop = isLost ? 'lost focus' : await page.evaluate(faultOfStop);
  return [
    ...says
      .filter((words) => timesOf(heard, words) !== 1)
      .map((words) => `said ${timesOf(heard, words)} times: ${words}`),
    ...heard.flatMap(({ text, lang }, at) => [
      ...(heard.slice(at + 1).some((later) => later.text.includes(text)) ? [`said again: ${text}`] : []),
      ...(lang === locale ? [] : [`said in ${lang}: ${text}`]),
    ]),
    ...(stop ? [stop] : []),
  ];
}
