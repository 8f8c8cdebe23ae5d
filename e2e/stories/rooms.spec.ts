import type { Page } from 'playwright/test';
import { categories } from '@/content/types';
import { pathTo } from '@/i18n/pages';
import { expect, test } from '../support/test';

const rooms = ['gallery', ...categories] as const;
test('GALLERY-11: each room opens with its first works, hung large', async ({ page }) => {
  for (const room of rooms) {
    await page.goto(pathTo(room, 'en'));
    const works = page.locator('#main a[data-offer]');
    const areas = await works.evaluateAll((links) =>
      links.map((link) => {
        const { width = 0, height = 0 } = link.querySelector('picture')?.getBoundingClientRect() ?? {};
        return width * height;
      }),
    );
    const large = room === 'gallery' ? 1 : 2;
    const others = areas.slice(large).toSorted((one, other) => one - other);
    expect(Math.min(...areas.slice(0, large))).toBeGreaterThan(1.1 * (others[Math.floor(others.length / 2)] ?? 0));
  }
});

/** Places of the pictures and how many lines their labels have, as a phone shows them. */
const hung = (page: Page) =>
  page.locator('#main a[data-offer]').evaluateAll((links) =>
    links.map((link) => {
      const picture = link.querySelector('picture')?.getBoundingClientRect();
      const lines = (part: Element | null | undefined) =>
        part
          ? Math.round(part.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(part).lineHeight))
          : 0;
      /** How far the ratio on the screen is from that of the file. */
      const cutOf = (img: HTMLImageElement | null, { width, height } = new DOMRect()) =>
        Math.abs(width / height - Number(img?.getAttribute('width')) / Number(img?.getAttribute('height')));
      return {
        left: Math.round(picture?.left ?? 0),
        bottom: Math.round(picture?.bottom ?? 0),
        width: picture?.width ?? 0,
        cut: cutOf(link.querySelector('img'), picture),
        title: lines(link.querySelector('b')),
        detail: lines(link.querySelector('b + span')),
        size: link.querySelector('[data-part=size]')?.getClientRects().length ?? 0,
      };
    }),
  );

test('GALLERY-5, GALLERY-12: at every width pictures are whole and at least 150 px wide', async ({ page }) => {
  for (const room of rooms) {
    await page.goto(pathTo(room, 'pl'));
    for (const [width, columns] of [
      [320, 1],
      [351, 1],
      [352, 2],
      [390, 2],
      [559, 2],
      [560, null],
      [768, null],
      [991, null],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const works = await hung(page);
      expect(works.length).toBeGreaterThan(20);
      for (const work of works)
        expect.soft(work.width, `${room} ${width} ${JSON.stringify(work)}`).toBeGreaterThanOrEqual(150);
      for (const work of works) expect.soft(work.cut, `${room} ${width} ${JSON.stringify(work)}`).toBeLessThan(0.02);
      if (columns === null) continue;
      // the gallery's first work has a line of its own
      const rest = works.slice(room === 'gallery' ? 1 : 0);
      expect(new Set(rest.map(({ left }) => left)).size).toBe(columns);
      for (const { title, detail, size } of rest) {
        expect.soft(title).toBeLessThanOrEqual(2);
        // no word is cut, so a long one takes a second line
        expect.soft(detail).toBeLessThanOrEqual(2);
        expect.soft(size).toBe(0);
      }
      for (let at = 0; columns === 2 && at + 1 < rest.length; at += 2)
        expect.soft(rest[at + 1]?.bottom, `${room} ${at}`).toBe(rest[at]?.bottom);
    }
  }
});
