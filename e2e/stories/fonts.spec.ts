import type { CDPSession, Page } from 'playwright/test';
import { isSample, oneOfEachKind } from '../support/addresses';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';

type Used = Readonly<{ familyName: string; postScriptName: string; isCustomFont: boolean }>;

/** The browser adds the weight to the name: "Libre Franklin SemiBold". */
const ours = /^(Bona Nova|Libre Franklin)( SemiBold)?$/;

/** Puts every word of the page into an element of its own, so that the browser can be asked about each. */
const wrapWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      if (node.parentElement?.closest('script, style, noscript, svg, select, textarea')) continue;
      const parts = node.data.split(/([^\s]+)/).map((part) => {
        if (!part.trim()) return part;
        const word = document.createElement('span');
        word.dataset.word = '';
        word.textContent = part;
        return word;
      });
      node.replaceWith(...parts);
    }
  });

/** The words of the page, each with the faces that it is drawn with; a word that is not drawn has none. */
async function facesOfWords(page: Page): Promise<readonly (readonly [word: string, used: readonly Used[]])[]> {
  await wrapWords(page);
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-word]' });
  const words = await page.locator('[data-word]').allTextContents();
  const used = await Promise.all(nodeIds.map((nodeId) => browser.send('CSS.getPlatformFontsForNode', { nodeId })));
  return words.map((word, at) => [word, used[at]?.fonts ?? []]);
}

for (const { name, path } of oneOfEachKind) {
  test(`DESIGN-5: each word is written in one face of ours: ${name}${longIf(!isSample(path))}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForLoadState('networkidle');
    const words = (await facesOfWords(page)).filter(([, used]) => used.length > 0);
    expect(words.length).toBeGreaterThan(20);
    const wrong = words.filter(([, used]) => used.length > 1 || !ours.test(used[0]?.familyName ?? ''));
    expect(wrong.map(([word, used]) => `${word}: ${used.map(({ postScriptName }) => postScriptName)}`)).toEqual([]);
  });
}

for (const late of ['bona-nova-', 'bona-nova-italic-', 'libre-franklin-', 'libre-franklin-600-']) {
  test.describe(`${late}… does not come${longIf(late !== 'bona-nova-')}`, () => {
    test.use({ allowedErrors: [/ERR_FAILED/] });
    test('no word is written in two faces', async ({ page }) => {
      test.slow();
      const file = new RegExp(`/fonts/${late}[0-9a-f]{8}\\.woff2`);
      await page.route(file, (route) => route.abort());
      for (const path of ['/', '/galeria/portrety']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.waitForLoadState('networkidle');
        const words = (await facesOfWords(page)).filter(([, used]) => used.length > 0);
        expect(words.length).toBeGreaterThan(20);
        // the other faces are there: something is written in ours, something in a fallback
        expect(new Set(words.map(([, used]) => used[0]?.isCustomFont)).size).toBe(2);
        expect(words.filter(([, used]) => used.length > 1)).toEqual([]);
      }
    });
  });
}
