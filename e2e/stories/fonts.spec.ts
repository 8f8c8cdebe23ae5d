import { facesOfWords } from '../support/faces';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';

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
