import type { Page } from 'playwright/test';
import { artworks } from '@/content/artworks';
import { type CategoryId, categories } from '@/content/types';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { contactPath } from '@/i18n/sections';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';

const rooms = ['gallery', ...categories] as const;
const next: Readonly<Record<(typeof rooms)[number], CategoryId>> = {
  gallery: 'portraits',
  portraits: 'landscapes',
  landscapes: 'wall_art',
  wall_art: 'digital_art',
  digital_art: 'portraits',
};
const orderAt = (room: (typeof rooms)[number], locale: Locale): string => {
  if (room === 'wall_art') return contactPath(locale);
  return pathTo('order', locale, { type: room === 'portraits' ? 'portraits' : 'custom-pictures' });
};

for (const locale of locales) {
  const words = messages[locale];

  test.describe(locale, () => {
    for (const room of rooms) {
      test(`GALLERY-11: ${room} opens with its first works, hung large, and shows no work twice${longIf(room !== (locale === 'pl' ? 'gallery' : 'portraits'))}`, async ({
        page,
      }) => {
        await page.goto(pathTo(room, locale));
        const works = page.locator('#main a[data-file]');
        const files = await works.evaluateAll((links) => links.map((link) => link.getAttribute('data-file')));
        expect(files).toHaveLength(room === 'gallery' ? 50 : artworks[room].length);
        expect(new Set(files).size).toBe(files.length);
        const areas = await works.evaluateAll((links) =>
          links.map((link) => {
            const { width = 0, height = 0 } = link.querySelector('picture')?.getBoundingClientRect() ?? {};
            return width * height;
          }),
        );
        const large = room === 'gallery' ? 1 : 2;
        const others = areas.slice(large).toSorted((one, other) => one - other);
        expect(Math.min(...areas.slice(0, large))).toBeGreaterThan(1.1 * (others[Math.floor(others.length / 2)] ?? 0));
      });

      test(`GALLERY-11: ${room} names the other rooms and says nothing twice${longIf(room !== (locale === 'pl' ? 'wall_art' : 'gallery'))}`, async ({
        page,
      }) => {
        await page.goto(pathTo(room, locale));
        const nav = page
          .getByRole('main')
          .getByRole('navigation', { name: room === 'gallery' ? words.gallery.tabs : words.rooms.other });
        const links = nav.getByRole('link');
        const others = categories.filter((category) => category !== room);
        await expect(links).toHaveCount(others.length);
        for (const [index, category] of others.entries()) {
          await expect(links.nth(index)).toHaveAttribute('href', pathTo(category, locale));
          await expect(links.nth(index)).toContainText(words.cat[category]);
          await expect(links.nth(index)).toContainText(String(artworks[category].length));
        }
        const current = nav.locator('[aria-current]');
        if (room === 'gallery') await expect(current).toContainText(words.cat.digital_art);
        else await expect(current).toHaveCount(0);
      });

      test(`GALLERY-11: ${room} ends with its order and the doorway to the next room${longIf(room !== (locale === 'pl' ? 'digital_art' : 'landscapes'))}`, async ({
        page,
        request,
      }) => {
        await page.goto(pathTo(room, locale));
        const plate = page.locator('[data-plate]');
        await expect(plate.getByRole('link')).toHaveAttribute('href', orderAt(room, locale));
        expect((await request.get(orderAt(room, locale))).status()).toBe(200);
        await page.getByRole('link', { name: `${words.rooms.next} ${words.cat[next[room]]}` }).click();
        await page.waitForURL(`**${pathTo(next[room], locale)}`);
      });
    }
  });
}

/** Places of the pictures and how many lines their labels have, as a phone shows them. */
const hung = (page: Page) =>
  page.locator('#main a[data-file]').evaluateAll((links) =>
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
  test(`GALLERY-5, GALLERY-12: at ${width} px pictures are whole and at least 150 px wide${longIf(![320, 352, 560].includes(width))}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const room of rooms) {
      await page.goto(pathTo(room, 'pl'));
      const works = await hung(page);
      expect(works.length).toBeGreaterThan(20);
      for (const work of works) expect.soft(work.width, `${room} ${JSON.stringify(work)}`).toBeGreaterThanOrEqual(150);
      for (const work of works) expect.soft(work.cut, `${room} ${JSON.stringify(work)}`).toBeLessThan(0.02);
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
  });
}
