import { artist } from '@/content/artist';
import { accessibility } from '@/content/documents/accessibility';
import { privacyPolicy } from '@/content/documents/privacy-policy';
import { storeRegulations } from '@/content/documents/store-regulations';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { expect, test } from '../support/test';

const documents = [
  ['accessibility', accessibility, 'access'],
  ['privacyPolicy', privacyPolicy, 'privacy'],
  ['storeRegulations', storeRegulations, 'rules'],
] as const;
const blanks = artist.seller.address === null ? 1 : 0;

test('a document has its contents, each entry leads to its section, and what the owner has to fill in is marked', async ({
  page,
}) => {
  for (const [id, sections, title] of documents) {
    const locale = id === 'privacyPolicy' ? 'en' : 'pl';
    const words = messages[locale];
    await page.goto(pathTo(id, locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.foot[title]);
    await expect(page.locator('mark')).toHaveText(Array(id === 'accessibility' ? 0 : blanks).fill(words.doc.blank));
    await expect(page.getByText(words.doc.sample)).toHaveCount(artist.sample ? 1 : 0);
    const entries = page.getByRole('navigation', { name: words.doc.toc }).getByRole('link');
    await expect(entries).toHaveCount(sections.length);
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(sections.length);
    await entries.last().click();
    await expect(page).toHaveURL(new RegExp(`#${sections.at(-1)?.id[locale]}$`));
    await expect(page.locator('main h2').last()).toBeInViewport();
  }
});
