import type { Page } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { faultsOf } from '../support/axe';
import { faultsAfter } from '../support/heard';
import { cutTexts, faultOfStop, moving, sideways } from '../support/reach';
import { expect, test } from '../support/test';

/** The checks, by what they look for; `act` is the event at which what is planted happens. */
const found: Readonly<Record<string, (page: Page) => Promise<readonly string[]>>> = {
  scanner: faultsOf,
  stop: async (page) => [(await page.evaluate(faultOfStop)) ?? ''],
  cut: (page) => page.evaluate(cutTexts),
  wide: async (page) => ((await page.evaluate(sideways)) > 0 ? ['wide'] : []),
  motion: (page) => page.evaluate(moving),
  heard: (page) =>
    faultsAfter(page, {
      act: () => page.evaluate(() => dispatchEvent(new Event('act'))),
      says: ['Zapisano'],
      locale: 'pl',
    }),
};

const says = (words: string, region: string) =>
  `addEventListener('act', () => document.querySelector('main ${region}')?.append('${words}'))`;
const within = (html: string) => `document.querySelector('main').insertAdjacentHTML('beforeend', '${html}')`;
const field = "document.querySelector('main textarea').focus()";

/** Faults as a change might bring them: what is planted in the form of a message by rules or script, and what must be said of it. */
const planted: readonly (readonly [by: string, says: RegExp, rules: string, script: string])[] = [
  ['scanner', /^label-content-name-mismatch/, '', "document.querySelector('main [type=submit]').ariaLabel = 'OK'"],
  ['scanner', /^color-contrast/, 'h1 { color: #ddd !important }', ''],
  ['stop', /^covered/, 'main::after { content: ""; position: fixed; inset: 0; z-index: 99; background: #888 }', field],
  ['stop', /^without a ring/, '* { outline: none !important }', "document.querySelector('main button').focus()"],
  ['cut', /^<h1/, 'h1 { height: 12px; overflow: hidden }', ''],
  ['wide', /wide/, 'main form { width: 340px }', ''],
  ['motion', /h1/, '', "document.querySelector('h1').animate({ opacity: [0, 1] }, { duration: 9000 })"],
  ['heard', /^lost focus/, '', `${field}; addEventListener('act', () => document.activeElement.remove())`],
  [
    'heard',
    /^said again: Zapisano/,
    '',
    `${within('<div role=status><p aria-live=polite></p></div>')}; ${says('Zapisano', '[aria-live]')}`,
  ],
  ['heard', /^said 0 times: Zapisano/, '', `addEventListener('act', () => ${within('<p role=status>Zapisano</p>')})`],
  ['heard', /^said in en: Saved/, '', `${within('<p role=status lang=en></p>')}; ${says('Saved', '[role=status]')}`],
];

test('the checks of accessibility find what is planted', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [by, message, rules, script] of planted) {
    await page.goto(pathTo('contactForm', 'pl'), { waitUntil: 'networkidle' });
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, rules);
    await page.evaluate(script || 'null');
    expect.soft(await found[by]?.(page), String(message)).toContainEqual(expect.stringMatching(message));
  }
});
