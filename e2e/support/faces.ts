import type { CDPSession, Page } from 'playwright/test';

type Used = Readonly<{ familyName: string; postScriptName: string; isCustomFont: boolean }>;

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
export async function facesOfWords(page: Page): Promise<readonly (readonly [word: string, used: readonly Used[]])[]> {
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
