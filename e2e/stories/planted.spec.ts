import { pathTo } from '@/i18n/pages';
import { faultsOf } from '../support/axe';
import { faultsAfter } from '../support/heard';
import { cutTexts, faultOfStop, moving, sideways } from '../support/reach';
import { expect, test } from '../support/test';

/** Faults as a change might bring them: what is planted in the form of a message, and the check that must find it. */
const found = {
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
} as const satisfies Record<string, (page: import('playwright/test').Page) => Promise<readonly string[]>>;

const planted: readonly (readonly [fault: string, by: keyof typeof found, says: RegExp, plant: () => void])[] = [
  [
    'a name that is not what is seen',
    'scanner',
    /^label-content-name-mismatch/,
    () => document.querySelector('main button[type=submit]')?.setAttribute('aria-label', 'OK'),
  ],
  [
    'pale letters',
    'scanner',
    /^color-contrast/,
    () => document.querySelector('h1')?.animate({ color: ['#ddd', '#ddd'] }, { duration: 0, fill: 'forwards' }),
  ],
  [
    'a field under a bar',
    'stop',
    /^covered/,
    () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main::after { content: ""; position: fixed; inset: 0; z-index: 99; background: #888 }');
      document.adoptedStyleSheets = [sheet];
      document.querySelector<HTMLElement>('main textarea')?.focus();
    },
  ],
  [
    'a stop without a ring',
    'stop',
    /^without a ring/,
    () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after { outline: none !important }');
      document.adoptedStyleSheets = [sheet];
      document.querySelector<HTMLElement>('main button')?.focus();
    },
  ],
  [
    'a heading that is cut',
    'cut',
    /^<h1/,
    () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('h1 { height: 12px; overflow: hidden }');
      document.adoptedStyleSheets = [sheet];
    },
  ],
  [
    'a block that is too wide',
    'wide',
    /wide/,
    () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main form { width: 340px }');
      document.adoptedStyleSheets = [sheet];
    },
  ],
  [
    'what moves all the same',
    'motion',
    /h1/,
    () => document.querySelector('h1')?.animate({ opacity: [0, 1] }, { duration: 9000 }),
  ],
  [
    'a focus that is lost',
    'heard',
    /^lost focus/,
    () => {
      document.querySelector<HTMLElement>('main textarea')?.focus();
      addEventListener('act', () => document.activeElement?.remove());
    },
  ],
  [
    'words that two regions say',
    'heard',
    /^said again: Zapisano/,
    () => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML('beforeend', '<div role=status><p aria-live=polite></p></div>');
      addEventListener('act', () => document.querySelector('main [aria-live]')?.append('Zapisano'));
    },
  ],
  [
    'a region that comes with its words',
    'heard',
    /^said 0 times: Zapisano/,
    () =>
      addEventListener('act', () =>
        document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p role=status>Zapisano</p>'),
      ),
  ],
  [
    'words of the other language',
    'heard',
    /^said in en: Saved/,
    () => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p role=status lang=en></p>');
      addEventListener('act', () => document.querySelector('main [role=status]')?.append('Saved'));
    },
  ],
];

test('the checks of accessibility find what is planted', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [fault, by, says, plant] of planted) {
    await page.goto(pathTo('contactForm', 'pl'), { waitUntil: 'networkidle' });
    await page.evaluate(plant);
    expect.soft(await found[by](page), fault).toContainEqual(expect.stringMatching(says));
  }
});
