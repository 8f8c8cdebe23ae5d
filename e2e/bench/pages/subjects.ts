import { artworkById } from '@/content/artworks';
import { artworkRef } from '@/domain/gallery/artwork-page';
import { type PageRef, pathOf } from '@/i18n/pages';
import type { Press, Profile } from './visit';

export type Subject = Readonly<{
  name: string;
  path: string;
  presses: (profile: Profile) => readonly Press[];
}>;

const opening = (name: string, at: number): Press => ({
  name,
  on: (page) => page.locator('[data-offer]').nth(at),
  end: async (page) => {
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(500);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  },
});
const menu: Press = { name: 'menu', on: (page) => page.locator('header summary') };
const arrow = (name: string): Press => ({
  name: 'arrow',
  on: (page) => page.getByRole('button', { name, disabled: false }).first(),
});
const select: Press = {
  name: 'select',
  on: (page) => page.locator('main form select:enabled').first(),
  key: 'ArrowDown',
};

const subject = (name: string, page: PageRef, presses: Subject['presses'] = () => []): Subject => ({
  name,
  path: pathOf(page, 'en'),
  presses,
});

/** The pages that are measured, in English, and what is pressed on them. */
export const subjects: readonly Subject[] = [
  subject('home', { id: 'home' }, ({ touch }) => (touch ? [arrow('Next picture'), menu] : [])),
  subject('gallery', { id: 'gallery' }, () => [opening('first picture', 0), opening('next picture', 2)]),
  subject('artwork', artworkRef(artworkById(2027))),
  subject('shop', { id: 'shop' }, ({ touch }) => [arrow('Next: '), ...(touch ? [menu] : [])]),
  subject('order', { id: 'order', params: { type: 'portraits' } }, () => [select]),
];
