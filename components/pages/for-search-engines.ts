import type { MetadataRoute } from 'next';
import { preparedPicture } from '@/content/pictures';
import { apiRoot } from '@/domain/api';
import { fullSize } from '@/domain/gallery/picture';
import { worksOn } from '@/domain/gallery/works-on-page';
import { indexablePages } from '@/domain/page/site-pages';
import { absolute, addressOf } from '@/domain/page/structured-data/site';
import { locales } from '@/i18n/locales';
import type { PageRef } from '@/i18n/pages';

function languagesOf(page: PageRef) {
  const [pl, en] = [addressOf(page, 'pl'), addressOf(page, 'en')];
  return { pl, en, 'x-default': pl };
}

/** Every indexable page in both languages, each with the address of the other and the pictures of its works (ROUTES-10). */
export const siteMap = (): MetadataRoute.Sitemap =>
  indexablePages.flatMap((page) =>
    locales.map((locale) => ({
      url: addressOf(page, locale),
      alternates: { languages: languagesOf(page) },
      images: worksOn(page).map((work) => absolute(fullSize(preparedPicture(work)))),
    })),
  );

export const robotRules = (): MetadataRoute.Robots => ({
  rules: { userAgent: '*', allow: '/', disallow: apiRoot },
  sitemap: absolute('/sitemap.xml'),
});
