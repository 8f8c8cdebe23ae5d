import { artist } from '@/content/artist';
import { accessibility } from '@/content/documents/accessibility';
import { privacyPolicy } from '@/content/documents/privacy-policy';
import { storeRegulations } from '@/content/documents/store-regulations';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';

const documents = [
  ['accessibility', accessibility, 'access'],
  ['privacyPolicy', privacyPolicy, 'privacy'],
  ['storeRegulations', storeRegulations, 'rules'],
] as const;
const blanks = artist.seller.address === null ? 1 : 0;

for (const locale of locales) {
  for (const [page, sections, title] of documents) {
    const words = messages[locale];
    const path = pathTo(page, locale);

    test(`${path} has its contents, and each entry leads to its section${longIf((page === 'privacyPolicy') === (locale === 'en'))}`, async ({
      page: visit,
    }) => {
      await visit.goto(path);
      await expect(visit.getByRole('heading', { level: 1 })).toHaveText(words.foot[title]);
      const entries = visit.getByRole('navigation', { name: words.doc.toc }).getByRole('link');
      await expect(entries).toHaveCount(sections.length);
      await expect(visit.locator('main').getByRole('heading', { level: 2 })).toHaveCount(sections.length);
      await entries.last().click();
      await expect(visit).toHaveURL(new RegExp(`#${sections.at(-1)?.id[locale]}$`));
      await expect(visit.locator('main h2').last()).toBeInViewport();
    });

    test(`${path} marks what the owner has to fill in${longIf((page === 'privacyPolicy') === (locale === 'pl'))}`, async ({
      page: visit,
    }) => {
      await visit.goto(path);
      await expect(visit.locator('mark')).toHaveCount(page === 'accessibility' ? 0 : blanks);
      for (const mark of await visit.locator('mark').all()) await expect(mark).toHaveText(words.doc.blank);
      await expect(visit.getByText(words.doc.sample)).toHaveCount(artist.sample ? 1 : 0);
    });
  }
}
